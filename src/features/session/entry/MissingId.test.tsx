import { expect, onTestFinished, test, vi } from 'vitest'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { MissingId } from './MissingId.tsx'

test('[M2] an address of an activity without an id says so once', () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { Room } = stillRoom('missing-id')
  const page = (
    <Room>
      <MissingId kind="present" />
    </Room>
  )
  renderView(page).rerender(page)
  expect(alert.mock.calls).toEqual([['This address lacks the id of an activity behind “present”.']])
})
