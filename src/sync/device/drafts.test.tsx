import { beforeEach, expect, test } from 'vitest'
import { countDrafts, draftsUnder, forgetDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

test('a draft belongs to one person of this device and is deleted with their data', () => {
  writeDraft('member:ann', 'topic.question', 'Bicycles')
  writeDraft('member:ann', 'topic.question.queue', '["Trains"]')
  writeDraft('member:bob', 'topic.question', 'Cars')
  expect(readDraft('member:cem', 'topic.question')).toBe('')
  expect(countDrafts('member:ann')).toBe(2)
  const begun = [{ key: 'topic.question.queue', text: '["Trains"]' }]
  expect(draftsUnder('member:ann', 'topic.question.')).toEqual(begun)
  forgetDrafts('member:ann')
  expect(readDraft('member:ann', 'topic.question')).toBe('')
  expect(readDraft('member:bob', 'topic.question')).toBe('Cars')
})

test('signing out deletes everybody’s drafts, and nothing else', () => {
  localStorage.setItem('plenum.scheme', 'dark')
  writeDraft('account:ann', 'topic.question', 'Bicycles')
  writeDraft('member:bob', 'topic.question', '')
  expect(countDrafts('member:bob')).toBe(0)
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['plenum.scheme'])
})
