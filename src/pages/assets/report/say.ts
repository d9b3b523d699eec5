import { i18n, type MessageDescriptor } from '@lingui/core';

export const say = (text: MessageDescriptor): string => i18n._(text);
