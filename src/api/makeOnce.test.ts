import { expect, test, vi } from 'vitest'
import { UserMistake } from '#domain/errors.ts'
import { Offline } from './callErrors.ts'
import { makeOnce } from './makeOnce.ts'
import type { NewIds } from './makeOnce.ts'

/** Asks for an activity; the ids it went out with. */
async function idsOf(key: string, mistake: Error | null = null): Promise<NewIds | null> {
  let sent: NewIds | null = null
  await makeOnce(key, async (ids) => {
    sent = ids
    if (mistake) throw mistake
  }).catch(() => undefined)
  return sent
}

test('[C2] what got no answer is asked for again under the same ids, until it is made', async () => {
  const first = await idsOf('w1 brainstorm', new Offline())
  expect(await idsOf('w2 brainstorm')).not.toEqual(first)
  expect(await idsOf('w1 brainstorm', new Offline())).toEqual(first)
  expect(await idsOf('w1 brainstorm')).toEqual(first)
  expect(await idsOf('w1 brainstorm')).not.toEqual(first)
})

test('what was refused was not made, and what was asked for long ago is another wish', async () => {
  const refused = await idsOf('w3 brainstorm', new UserMistake('No'))
  expect(await idsOf('w3 brainstorm')).not.toEqual(refused)
  const unheard = await idsOf('w4 brainstorm', new Offline())
  const later = Date.now() + 3 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await idsOf('w4 brainstorm')).not.toEqual(unheard)
})
