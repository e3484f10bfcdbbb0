import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Offline, ServerTrouble } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { UploadBox } from './UploadBox.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { upload, useUpload } from './uploads.ts'
import type { Send } from './uploads.ts'

const pdf = new File(['%PDF-1.7'], 'talk.pdf')

const png = new File(['\u0089PNG'], 'picture.pdf')

/** Opens the page's box, and the editor's beside it. */
function openBox(
  given: { objectId?: string; hasDocument?: boolean; areTwo?: boolean; isReached?: boolean } = {},
) {
  const { objectId = crypto.randomUUID(), hasDocument = false, areTwo = false, isReached = true } = given
  const { render, room } = stillRoom(`upload-${objectId}`)
  room.calls.setState({ areThrough: isReached })
  const document = hasDocument ? { id: 'd', fileName: 'before.pdf', pages: 12 } : null
  const { container, unmount } = render(
    <>
      <UploadBox objectId={objectId} document={document} />
      {areTwo && <UploadBox objectId={objectId} document={document} />}
    </>,
  )
  const boxes = [...container.querySelectorAll<HTMLElement>('[class*=box]')]
  return { objectId, boxes: boxes as [HTMLElement, HTMLElement], unmount }
}

/** Files as a browser gives them to a drop, a drag or a paste. */
function carrying(...files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  return { files, items, types: ['Files'] }
}

test('[SL19] what is dropped is looked at before it is sent: only a single PDF', async () => {
  const { boxes } = openBox()
  fireEvent.drop(boxes[0], { dataTransfer: carrying(png) })
  expect((await screen.findByRole('alert')).textContent).toBe('File is not a PDF')
  fireEvent.drop(boxes[0], { dataTransfer: carrying(pdf, pdf) })
  await screen.findByText('Please choose a single file.')
  expect(screen.getByRole('alert').textContent).toBe('File is not a PDF')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.drop(boxes[0], { dataTransfer: carrying() })
  expect((await screen.findByText('File is not a PDF')).closest('[role=alert]')).not.toBeNull()
})

test('[SL19] a PDF that is dropped is sent', async () => {
  const { boxes } = openBox()
  fireEvent.drop(boxes[0], { dataTransfer: carrying(pdf) })
  await screen.findByText('Uploading talk.pdf… 0 %')
})

test('[SL19] a file can be pasted while the button has the focus', async () => {
  openBox()
  const button = screen.getByRole('button', { name: 'Upload File' })
  fireEvent.paste(button, { clipboardData: carrying(png) })
  await screen.findByText('File is not a PDF')
})

test('[SL19] while files are dragged over the box it says what a drop will do', async () => {
  const { boxes } = openBox()
  fireEvent.dragEnter(boxes[0], { dataTransfer: carrying(pdf) })
  await screen.findByText('Drop it to upload it.')
  fireEvent.dragLeave(boxes[0], { dataTransfer: carrying(pdf) })
  await screen.findByText('Choose a PDF of at most 50 MB, or drop it here.')
  fireEvent.dragEnter(boxes[0], { dataTransfer: carrying(pdf, pdf) })
  await screen.findByText('Please choose a single file.')
})

test('[SL19] a file that misses the box, or is dropped without a connection, leaves the page where it is', () => {
  const { boxes } = openBox({ isReached: false })
  for (const target of [document.body, boxes[0]]) {
    const isLeftToBrowser = fireEvent.drop(target, { dataTransfer: carrying(pdf) })
    expect(isLeftToBrowser).toBe(false)
  }
})

test('[SL19] the page and the editor beside it tell of an upload in one place', async () => {
  const { boxes } = openBox({ areTwo: true })
  fireEvent.drop(boxes[1], { dataTransfer: carrying(png) })
  const alert = await screen.findByRole('alert')
  expect(boxes[1].contains(alert)).toBe(true)
  fireEvent.drop(boxes[0], { dataTransfer: carrying(pdf, pdf) })
  await waitFor(() => expect(boxes[0].contains(screen.getByRole('alert'))).toBe(true))
})

test('[SL19] a refusal is gone when the box is opened again', async () => {
  const { boxes, unmount, objectId } = openBox()
  fireEvent.drop(boxes[0], { dataTransfer: carrying(png) })
  await screen.findByText('File is not a PDF')
  unmount()
  openBox({ objectId })
  screen.getByRole('button', { name: 'Upload File' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[SL2] a name that changes the direction of letters changes none of the words beside it', () => {
  const { objectId } = openBox()
  const odd = new File(['%PDF-1.7'], 'a\u202efdp.pdf')
  const send = () => new Promise<void>(() => undefined)
  act(() => void upload({ objectId, boxId: 'closed' }, odd, send, () => undefined))
  screen.getByText('Uploading afdp.pdf… 0 %')
})

test('[SL20] an upload that fails after its dialog was closed says so', async () => {
  const { objectId, unmount } = openBox()
  unmount()
  await upload(
    { objectId, boxId: 'closed' },
    pdf,
    () => Promise.reject(new Offline()),
    () => undefined,
  )
  expect(useToastQueue.getState().waiting.at(-1)).toMatchObject({
    kind: 'bad',
    message: slideMessages.uploadFailed,
  })
})

test('[SL19] [SL20] an upload shows how far it is, can be cancelled, and tried again when it failed', async () => {
  const { objectId } = openBox()
  let tell: (share: number) => void = () => undefined
  let arrive: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  let sent = 0
  const send = (_file: File, onProgress: typeof tell) =>
    new Promise<void>((resolve, reject) => {
      ;[tell, arrive, fail] = [onProgress, resolve, reject]
      sent += 1
    })
  const done = vi.fn()
  act(() => void upload({ objectId, boxId: 'closed' }, pdf, send, done))
  act(() => tell(0.42))
  screen.getByText('Uploading talk.pdf… 42 %')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  expect(screen.queryByRole('button', { name: 'Upload File' })).toBeNull()
  act(() => tell(1))
  screen.getByText('Checking talk.pdf…')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await act(async () => fail(new Offline()))
  expect(screen.getByRole('alert').textContent).toBe('Upload failed')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(sent).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('button', { name: 'Upload File' })
  expect(done).not.toHaveBeenCalled()
  act(() => void upload({ objectId, boxId: 'closed' }, pdf, send, done))
  await act(async () => arrive())
  screen.getByRole('button', { name: 'Upload File' })
  expect(done).toHaveBeenCalledOnce()
})

test('[SL19] the focus stays in the box while an upload changes its buttons', async () => {
  const { objectId, boxes } = openBox()
  let tell: (share: number) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const send = (_file: File, onProgress: typeof tell) =>
    new Promise<void>((_resolve, reject) => {
      ;[tell, fail] = [onProgress, reject]
    })
  const focused = () => document.activeElement?.textContent
  screen.getByRole('button', { name: 'Upload File' }).focus()
  act(() => void upload({ objectId, boxId: 'closed' }, pdf, send, () => undefined))
  expect(focused()).toBe('Cancel')
  act(() => tell(1))
  expect(document.activeElement).toBe(boxes[0])
  await act(async () => fail(new Offline()))
  expect(focused()).toBe('Try again')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(focused()).toBe('Cancel')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(focused()).toBe('Upload File')
})

test('[SL5] with a document the box names it, and replaces it', () => {
  openBox({ hasDocument: true })
  screen.getByText('before.pdf')
  screen.getByText('12 slides')
  screen.getByRole('button', { name: 'Edit File' })
})

const before = { id: 'before', fileName: 'before.pdf', pages: 3 }

test('[SL5] who removes slides removes those on their screen, also when others came meanwhile', async () => {
  const { render, room } = stillRoom('remove-slides')
  const callAs = vi
    .spyOn(room.credentials, 'callAs')
    .mockRejectedValue(new UserMistake(slideMessages.removalOvertaken))
  let replace: () => void = () => undefined
  function Shown() {
    const [document, setDocument] = useState(before)
    replace = () => setDocument({ ...before, id: 'after' })
    return <UploadDialog objectId="o" document={document} onClose={() => undefined} />
  }
  render(<Shown />)
  act(() => room.calls.setState({ areThrough: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the slides' }))
  act(() => replace())
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alert')).textContent).toBe(slideMessages.removalOvertaken.sentence)
  expect(callAs.mock.calls.map(([, variables]) => variables)).toEqual([
    { presentId: 'o', doc: '', expectedDoc: 'before' },
  ])
})

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
