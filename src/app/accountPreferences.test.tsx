import { beforeEach, expect, test } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { done, signInHere } from '#support/views/signInHere.ts'
import { prefer, usePreferences } from '#ui/texts/preferences.ts'
import { keepPreferences } from './accountPreferences.ts'

const unsent = () => localStorage.getItem('plenum.preferences.unsent')

beforeEach(() => usePreferences.setState({ language: 'en', themeIndex: 0, isChosen: false }))

/** The preferences of this account are kept until `leave`; a choice is sent when it is made. */
async function kept(me: object | null) {
  const { userId } = await signInHere()
  const answers: Record<string, object> = { Preferences: { me } }
  const called = answerCalls(answers)
  const leaving = new AbortController()
  await keepPreferences(userId, leaving.signal)
  return { answers, called, leave: () => leaving.abort() }
}

test('the account’s language and theme are applied here; a choice made here is stored with the account', async () => {
  const { answers, called, leave } = await kept({ id: 'u1', language: 'sv', selectedTheme: 1 })
  expect(usePreferences.getState()).toMatchObject({ language: 'sv', themeIndex: 1 })
  answers['KeepPreferences'] = { updateUser: done }
  prefer({ language: 'en' })
  await expect.poll(unsent).toBeNull()
  expect(called).toEqual(['Preferences', 'KeepPreferences'])
  leave()
})

test('a choice that could not be sent goes with the sign-out, and is never sent for another account', async () => {
  const { leave } = await kept(null)
  prefer({ language: 'sv' })
  await expect.poll(unsent).toContain('"language":"sv"')
  leave()
  usePreferences.setState({ isChosen: false })
  await credentials.signOut()
  expect(unsent()).toBeNull()
  localStorage.setItem('plenum.preferences.unsent', '{"userId":"u1","language":"sv","themeIndex":0}')
  const called = answerCalls({ Preferences: { me: null } })
  await keepPreferences('u2', new AbortController().signal)
  expect(called).toEqual(['Preferences'])
})
