import { i18n, type MessageDescriptor } from '@lingui/core';

/** A text in the language of the page. */
export const say = (text: MessageDescriptor): string => i18n._(text);
