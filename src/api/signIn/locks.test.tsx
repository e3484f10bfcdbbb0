import { expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'

/** A browser whose locks answer like this. */
function withLocks(request: (...asked: unknown[]) => Promise<unknown>): void {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
}

const refused = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))

test.each([{}, { stealAfterMs: 45_000 }])(
  '[D5] where cookies are blocked work goes on without the browser’s lock, one after the other (%o)',
  async (patience) => {
    withLocks(refused)
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      return name
    }
    const done = ['one', 'two'].map((name) => withLock('outbox', work(name), patience))
    expect(await Promise.all(done)).toEqual(['one', 'two'])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  },
)

test('[D5] work that the browser refuses something is not begun again', async () => {
  withLocks((...asked) => (asked.at(-1) as () => Promise<unknown>)())
  const work = vi.fn(refused)
  await expect(withLock('outbox', work)).rejects.toThrow('denied')
  expect(work).toHaveBeenCalledOnce()
})
