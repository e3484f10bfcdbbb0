import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { lazyDialog, lazyPage, lazyPart } from './lazyPart.tsx'
import { MissingFile } from './missingFile.ts'

const missing = 'This part is not on this device yet'
const notKept = new MissingFile('/assets/MinePage.js', false)

afterEach(() => void vi.restoreAllMocks())

const show = (view: ReactNode) => renderView(<Suspense fallback={<p>Loading</p>}>{view}</Suspense>)

/** The file of a lazy part, which fails to load while the device is offline. */
function file(content: string) {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(() =>
    navigator.onLine
      ? Promise.resolve({ default: (_: { onClose?: () => void }) => <p>{content}</p> })
      : Promise.reject(notKept),
  )
  const comeOnline = () =>
    act(async () => {
      network.mockReturnValue(true)
      dispatchEvent(new Event('online'))
      await Promise.resolve()
    })
  return { load, network, comeOnline }
}

test('a page whose file is not on this device fails in its place only, and loads by itself once online', async () => {
  const { load, comeOnline } = file('My answers')
  const Page = lazyPage(load)
  renderView(
    <main>
      <p>Rest of the session</p>
      <Suspense>
        <Page />
      </Suspense>
    </main>,
  )
  await screen.findByText(missing)
  expect(screen.getByText('Rest of the session')).toBeTruthy()
  await comeOnline()
  await screen.findByText('My answers')
  expect(screen.queryByText(missing)).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a dialog whose file is not on this device can be retried and closed', async () => {
  const { load, network } = file('Help')
  const Dialog = lazyDialog(load)
  const onClose = vi.fn()
  show(<Dialog onClose={onClose} />)
  await screen.findByText(missing)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  network.mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Help')
})

test('an optional part stays away until its file is loaded', async () => {
  const { load, comeOnline } = file('Timer')
  const Part = lazyPart(load)
  const { container } = show(<Part />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(container.textContent).not.toContain(missing)
  await vi.waitFor(async () => {
    await comeOnline()
    expect(screen.getByText('Timer')).toBeTruthy()
  })
})

test('a page whose file was loaded ahead of time shows at once, without the fallback', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: () => <p>My answers</p> }))
  await Page.preload()
  show(<Page />)
  expect(screen.getByText('My answers')).toBeTruthy()
})

test('a preload that failed is repeated when the page is shown', async () => {
  const { load, network } = file('My answers')
  const Page = lazyPage(load)
  await expect(Page.preload()).rejects.toThrow()
  network.mockReturnValue(true)
  show(<Page />)
  await screen.findByText('My answers')
})

test('what stands beside a dialog or an optional part stays while their files are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Dialog = lazyDialog(() => promise)
  show(
    <>
      <p>Rest of the session</p>
      <Dialog />
    </>,
  )
  expect(screen.getByText('Rest of the session')).toBeTruthy()
  resolve({ default: () => <p>Help</p> })
  await screen.findByText('Help')
})

test('a page that the server replaced by a newer version offers a reload and does not reload by itself', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const Page = lazyPage<object>(() => Promise.reject(new MissingFile('/assets/MinePage.js', true)))
  show(<Page />)
  await screen.findByText('Please reload this page')
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})
