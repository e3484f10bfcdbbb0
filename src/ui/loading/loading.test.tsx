import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { laterFile, useLaterFile } from './laterFile.ts'
import { PageHeading } from '../focus/PageHeading.tsx'
import { lazyDialog, lazyPage, lazyPart, lazyTool } from './lazyPart.tsx'
import { MissingFile } from './missingFile.ts'

const contents = { acts: 'all' }

/** A file that fails to load until `isThere`. */
function file() {
  vi.useFakeTimers()
  const server = { isThere: false }
  const load = vi.fn(async () => {
    await Promise.resolve()
    if (!server.isThere) throw new MissingFile('/assets/acts.js', false)
    return contents
  })
  return { server, load, later: laterFile(load) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a file that failed to load is loaded again when the device is back online', async () => {
  const { server, later } = file()
  const { result } = renderHook(() => useLaterFile(later, true))
  await pass(0)
  expect(result.current).toBeNull()
  server.isThere = true
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(result.current).toBe(contents)
  const another = renderHook(() => useLaterFile(later, true))
  expect(another.result.current).toBe(contents)
})

test('a file that failed to load is loaded again after pauses, and no more once it is there or not wanted', async () => {
  const { server, load, later } = file()
  const { result, rerender } = renderHook(({ isWanted }) => useLaterFile(later, isWanted), {
    initialProps: { isWanted: false },
  })
  await pass(60_000)
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await pass(25_000)
  expect(load).toHaveBeenCalledTimes(3)
  rerender({ isWanted: false })
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(3)
  server.isThere = true
  rerender({ isWanted: true })
  await pass(60_000)
  expect(result.current).toBe(contents)
  expect(load).toHaveBeenCalledTimes(4)
})

const missing = 'This part is not on this device yet'
const notKept = new MissingFile('/assets/MinePage.js', false)

const show = (view: ReactNode) => renderView(<Suspense fallback={<p>Loading</p>}>{view}</Suspense>)

/** The file of a lazy part, which fails to load while the device is offline. */
function lazyFile(content: string) {
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

test('a page whose lazyFile is not on this device fails in its place only, and loads by itself once online', async () => {
  const { load, comeOnline } = lazyFile('My answers')
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

test('a dialog whose lazyFile is not on this device can be retried and closed', async () => {
  const { load, network } = lazyFile('Help')
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

test('an optional part stays away until its lazyFile is loaded', async () => {
  const { load, comeOnline } = lazyFile('Timer')
  const Part = lazyPart(load)
  const { container } = show(<Part />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(container.textContent).not.toContain(missing)
  await vi.waitFor(async () => {
    await comeOnline()
    expect(screen.getByText('Timer')).toBeTruthy()
  })
})

test('a page whose lazyFile was loaded ahead of time shows at once, without the fallback', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: () => <p>My answers</p> }))
  await Page.preload()
  show(<Page />)
  expect(screen.getByText('My answers')).toBeTruthy()
})

test('a preload that failed is repeated when the page is shown', async () => {
  const { load, network } = lazyFile('My answers')
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

test('what stands beside a page is loaded once that is there', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => ({ default: () => <p>Tools</p> }))
  const Tools = lazyTool(load)
  const shown = renderView(<Tools />)
  await pass(2000)
  expect(load).not.toHaveBeenCalled()
  shown.rerender(
    <>
      <Tools />
      <PageHeading pageTitle="Ideas" />
    </>,
  )
  await pass(1000)
  screen.getByText('Tools')
})

test('where no page comes, what would stand beside it is loaded after five seconds', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => ({ default: () => <p>Tools</p> }))
  const Tools = lazyTool(load)
  renderView(<Tools />)
  await pass(4900)
  expect(load).not.toHaveBeenCalled()
  await pass(200)
  screen.getByText('Tools')
})
