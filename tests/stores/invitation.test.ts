import { afterEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';
import { restoreDraft } from '#domain/applications/draft.ts';
import { applicationDrafts } from '#stores/applicationDrafts.ts';
import { invitation } from '#stores/invitation.ts';

const emptyDraft = restoreDraft(undefined);

afterEach(() => {
  storage.remove(storageKeys.invitation);
  storage.remove(storageKeys.applications);
});

const damaged = ['', '{', 'null', '[]', '{"code":5}', '{"code":"<b>","keptAtMs":1}', `"${'x'.repeat(10_000)}"`];

describe('the invitation of this browser', () => {
  it('stays until it is given up or has served', () => {
    invitation.keep('first');
    invitation.keep('second');
    expect(invitation.read()).toBe('first');
    invitation.keep('second', 'other');
    expect(invitation.read()).toBe('first');
    invitation.keep('second', 'first');
    invitation.forget('first');
    expect(invitation.read()).toBe('second');
    invitation.forget('second');
    expect(invitation.read()).toBeUndefined();
  });

  it('one that another tab kept meanwhile stays as well', () => {
    invitation.keep('first');
    storage.set(storageKeys.invitation, JSON.stringify({ code: 'theirs', keptAtMs: 1 }));
    invitation.keep('second', 'first');
    expect(invitation.read()).toBe('theirs');
  });

  it.each(damaged)('%.30s is none, and the next one is kept', (text) => {
    storage.set(storageKeys.invitation, text);
    expect(invitation.read()).toBeUndefined();
    invitation.keep('next');
    expect(invitation.read()).toBe('next');
  });
});

describe('a text typed into applications', () => {
  it('is kept field by field: a tab that typed another one loses nothing', () => {
    applicationDrafts.type('token', { website: 'https://one.example' });
    const theirs = { token: { ...emptyDraft, contact: 'team@one.example' }, pair: emptyDraft };
    storage.set(storageKeys.applications, JSON.stringify(theirs));
    applicationDrafts.type('token', { about: 'text' });
    expect(applicationDrafts.read('token')).toEqual({ ...theirs.token, about: 'text' });
    const sent = applicationDrafts.read('token');
    applicationDrafts.type('token', { about: 'text, changed while it was sent' });
    applicationDrafts.clear('token', sent);
    expect(applicationDrafts.read('token')).toEqual({ ...emptyDraft, about: 'text, changed while it was sent' });
  });

  it.each(damaged)('%.30s: nothing is typed, and the next key is kept', (text) => {
    storage.set(storageKeys.applications, text);
    applicationDrafts.type('pair', { about: 'a' });
    expect(applicationDrafts.read('pair')).toEqual({ ...emptyDraft, about: 'a' });
    expect(applicationDrafts.read('token')).toEqual(emptyDraft);
  });
});
