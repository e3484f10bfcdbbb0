import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Offline, ServerTrouble } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { upload, useUpload } from './uploads.ts'
import type { Send } from './uploads.ts'

const file = new File(['%PDF-1.7'], 'slides.pdf')
let activities = 0

/** An upload whose course the test decides. */
function begin(): {
  seen: () => ReturnType<typeof useUpload>
  course: PromiseWithResolvers<unknown> & { progress: (share: number) => void; signal: AbortSignal | null }
  sent: number
  done: number
  run: () => Promise<void>
} {
  const objectId = `o${(activities += 1)}`
  const { result } = renderHook(() => useUpload(objectId))
  const all = {
    seen: () => result.current,
    course: { ...Promise.withResolvers<unknown>(), progress: () => undefined, signal: null },
    sent: 0,
    done: 0,
    run: () => upload({ objectId, boxId: 'box' }, file, send, () => (all.done += 1)),
  } as ReturnType<typeof begin>
  const send: Send = (_file, progress, signal) => {
    all.sent += 1
    all.course = { ...Promise.withResolvers<unknown>(), progress, signal }
    return all.course.promise.then(() => undefined)
  }
  return all
}

test.each([
  ['a broken connection', new Offline(), slideMessages.uploadFailed, true],
  ['a server in trouble', new ServerTrouble(true), slideMessages.uploadFailed, true],
  ['a busy server', new ServerTrouble(true, slideMessages.uploadsBusy), slideMessages.uploadsBusy, true],
  ['a damaged file', new UserMistake(slideMessages.pdfDamaged), slideMessages.pdfDamaged, false],
  ['a file with a password', new UserMistake(slideMessages.pdfEncrypted), slideMessages.pdfEncrypted, false],
])(
  '[SL20] after %s its own message stands, with another try where that may help',
  async (_what, error, message, isRetried) => {
    const one = begin()
    let running = Promise.resolve()
    act(() => void (running = one.run()))
    one.course.reject(error)
    await act(() => running)
    const seen = one.seen()
    expect(seen).toMatchObject({ status: 'failed', message })
    const retry = seen?.status === 'failed' ? seen.retry : null
    expect(retry !== null).toBe(isRetried)
    if (!retry) return
    act(retry)
    expect([one.seen()?.status, one.sent]).toEqual(['sending', 2])
  },
)

test('[SL5] who uploads is told that a newer file is shown instead, also where that takes the place of the box', async () => {
  const one = begin()
  let running = Promise.resolve()
  act(() => void (running = one.run()))
  one.course.reject(new UserMistake(slideMessages.uploadOvertaken))
  await act(() => running)
  expect([one.seen(), one.done]).toEqual([undefined, 0])
  const { uploadOvertaken: message } = slideMessages
  expect(useToastQueue.getState().waiting.at(-1)).toMatchObject({ kind: 'bad', message })
})

test('[SL20] a cancelled upload is over at once, and says nothing more', async () => {
  const one = begin()
  let running = Promise.resolve()
  act(() => void (running = one.run()))
  const seen = one.seen()
  act(() => (seen?.status === 'sending' ? seen.cancel() : undefined))
  expect([one.seen(), one.course.signal?.aborted]).toEqual([undefined, true])
  act(() => one.course.progress(0.9))
  one.course.reject(new Error('cancelled'))
  await act(() => running)
  expect([one.seen(), one.done]).toEqual([undefined, 0])
})
