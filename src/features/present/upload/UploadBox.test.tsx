import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Offline } from '#api/callErrors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { UploadBox } from './UploadBox.tsx'
import { upload } from './uploads.ts'

const pdf = new File(['%PDF-1.7'], 'talk.pdf')

function openBox(hasDocument = false) {
  const objectId = crypto.randomUUID()
  const { Room, room } = stillRoom(`upload-${objectId}`)
  room.calls.setState({ areThrough: true })
  const document = hasDocument ? { id: 'd', fileName: 'before.pdf', pages: 12 } : null
  const { container } = renderView(
    <Room>
      <UploadBox objectId={objectId} document={document} />
    </Room>,
  )
  return { objectId, container }
}

test('[SL19] what is dropped is looked at before it is sent: only a single PDF', async () => {
  const { container } = openBox()
  const box = container.querySelector('[class*=box]') as HTMLElement
  const png = new File(['\u0089PNG'], 'picture.pdf')
  fireEvent.drop(box, { dataTransfer: { files: [png] } })
  expect((await screen.findByRole('alert')).textContent).toBe('File is not a PDF')
  fireEvent.drop(box, { dataTransfer: { files: [pdf, pdf] } })
  await screen.findByText('Please choose a single file.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('[SL19] [SL20] an upload shows how far it is, can be cancelled, and tried again when it failed', async () => {
  const { objectId } = openBox()
  let tell: (share: number) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  let sent = 0
  const send = (_file: File, onProgress: typeof tell) =>
    new Promise<void>((_resolve, reject) => {
      ;[tell, fail] = [onProgress, reject]
      sent += 1
    })
  act(() => void upload(objectId, pdf, send, () => undefined))
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
})

test('[SL5] with a document the box names it, and replaces it', () => {
  openBox(true)
  screen.getByText('before.pdf')
  screen.getByText('12 slides')
  screen.getByRole('button', { name: 'Edit File' })
})
