import { expect, test } from 'vitest'
import { unless } from './unless.ts'

test('a result is waited for until a signal says that it is not wanted any more', async () => {
  const [left, lost] = [new AbortController(), new AbortController()]
  expect(await unless(Promise.resolve(7), left.signal, lost.signal)).toBe(7)
  const never = new Promise<never>(() => undefined)
  const waiting = unless(never, left.signal, lost.signal)
  lost.abort(new Error('the file was replaced'))
  await expect(waiting).rejects.toThrow('was replaced')
  await expect(unless(never, left.signal, lost.signal)).rejects.toThrow('was replaced')
  await expect(unless(Promise.reject(new Error('broken')), left.signal)).rejects.toThrow('broken')
})
