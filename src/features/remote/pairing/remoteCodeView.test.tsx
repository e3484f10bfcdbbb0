import { fireEvent, screen } from '@testing-library/react'
import { QRCodeSVG } from 'qrcode.react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { RemoteCodeView } from './RemoteCodeView.tsx'

afterEach(() => void vi.useRealTimers())

test('[J3] a code counts down; once it has expired the picture is removed and a new code is offered', async () => {
  const make = vi.fn()
  const code = {
    url: 'https://plenum.example/remote/abcd2345#code',
    remoteId: 'r',
    endsAtMs: Date.now() + 300_000,
  }
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
