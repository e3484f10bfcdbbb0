import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { QRCodeSVG } from 'qrcode.react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ActivityRemotes } from '#activity/remote.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { notYet } from '#domain/activity/model.ts'
import { contents } from '#domain/workshop/content.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { PairedRoom } from './PairedRoom.tsx'
import { keepPairedPhone, readPairedPhone } from './pairing/pairedPhone.ts'
import { RemoteCodeView } from './pairing/RemoteCodeView.tsx'
import { RemotePage } from './RemotePage.tsx'

test('[J5] a paired phone says that the session has ended, in place of the remote', () => {
  const { render, tell } = stillRoom('paired23')
  tell({}, { workshop: { workshopName: 'Ideas' } })
  render(<PairedRoom remote={() => <h1>Remote</h1>} onLeft={vi.fn()} />)
  screen.getByRole('heading', { name: 'Remote' })
  act(() => tell({}, { workshop: { ended: true } }))
  screen.getByRole('heading', { name: 'The session has ended' })
})

test('[J5] a phone disconnects itself after a question, and forgets its pairing', async () => {
  const [workshopId, phone, onLeft] = ['paired45', { remoteId: 'r', token: 't' }, vi.fn()]
  const identity: Identity = { kind: 'remote', workshopId, ...phone }
  keepPairedPhone(workshopId, phone)
  const { room, render } = stillRoom(workshopId, identity)
  const callAs = vi.spyOn(room.credentials, 'callAs').mockResolvedValue({})
  room.documents.get({ kind: 'state', id: workshopId }).fill(() => undefined)
  render(<PairedRoom remote={(leave) => leave} onLeft={onLeft} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect this phone' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(callAs.mock.calls[0]?.[1]).toEqual({ workshopId, remoteId: 'r' })
  expect(readPairedPhone(workshopId)).toBeNull()
})

/** What kinds add of their own is not shown. */
const remotes = Object.fromEntries(Object.keys(contents).map((kind) => [kind, notYet])) as ActivityRemotes

test.each([
  ['brainstorm', 'answer'],
  ['identify', 'answer'],
  ['plan', 'row'],
  ['present', 'comment'],
] as const)(
  '[B20] [SL15] of %s the remote says that one %s is presented, and stops it by that name',
  async (kind, noun) => {
    const { render, tell } = stillRoom(`remote-${kind}`)
    const part = { id: 'p', objectId: 'o', content: contents[kind], partName: 'Now', hidden: false }
    render(<RemotePage remotes={remotes} leave={null} timer={null} notes={() => null} done={() => null} />)
    const presented = { currentState: 'RU', activePartId: 'p' } as const
    act(() => tell(presented, { parts: [{ ...part, position: 0, numberOfAxis: null }] }))
    await screen.findByText('1. Now')
    expect(screen.queryByRole('button', { name: /^Stop presenting/ })).toBeNull()
    act(() => tell({ ...presented, focus: true, activePostId: 'x' }))
    await screen.findByRole('button', { name: `Stop presenting the ${noun}` })
    screen.getByText(`One ${noun} is presented`)
  },
)

test('[J3] a code counts down; once it has expired the picture is removed and a new code is offered', async () => {
  const make = vi.fn()
  const url = 'https://plenum.example/remote/abcd2345#code'
  const code = { url, remoteId: 'r', endsAtMs: Date.now() + 300_000 }
  const remoteCode = { code, isBusy: false, mistake: null, make }
  renderView(<RemoteCodeView {...{ remoteCode, isPaired: false, isConnected: true }} />)
  const picture = await screen.findByRole('img', { name: 'QR code that pairs a phone as the remote' })
  const paths = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
  const drawn = renderToStaticMarkup(<QRCodeSVG value={code.url} level="M" />)
  expect(paths(picture.outerHTML)).toEqual(paths(drawn))
  expect(screen.getByRole('timer').textContent).toMatch(/^Good for [45]:\d\d, for one phone\.$/)
  // Only now: the picture may take a while to load.
  vi.useFakeTimers({ toFake: ['Date'], now: code.endsAtMs })
  await screen.findByText('The code has expired')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show a new code' }))
  expect(make).toHaveBeenCalledOnce()
})
