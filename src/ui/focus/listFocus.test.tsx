import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { keepListFocus } from './listFocus.ts'
import { focusPage } from './pageFocus.ts'
import { PageHeading } from './PageHeading.tsx'

let end = (): void => undefined

beforeEach(() => {
  end = keepListFocus()
})
afterEach(() => {
  end()
  cleanup()
})

interface Row {
  id: string
  isLocked?: boolean
  hasField?: boolean
}

function List({ rows, children }: { rows: Row[]; children?: React.ReactNode }) {
  return (
    <main tabIndex={-1}>
      <h1>Workshop</h1>
      <section>
        <h2>Answers</h2>
        <ul data-list="answers">
          {rows.map(({ id, isLocked = false, hasField = false }) => (
            <li key={id} data-row={id}>
              <button data-control="open">Open {id}</button>
              <button data-control="like" disabled={isLocked}>
                Like {id}
              </button>
              {hasField && <input data-control="text" aria-label={`Text ${id}`} />}
            </li>
          ))}
        </ul>
      </section>
      {children}
    </main>
  )
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))
const withField = (...ids: string[]): Row[] => ids.map((id) => ({ id, hasField: true }))
const pair = (of: Row[], at: string): [Row[], string] => [of, at]
const focus = (name: string): void => screen.getByRole('button', { name }).focus()
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const focused = (): string | null => document.activeElement?.textContent ?? null

test.each<[string, Row[], string, Row[], string]>([
  [
    'a row that goes passes it to the same control of the next row',
    rows('a', 'b', 'c'),
    'Like b',
    rows('a', 'c'),
    'Like c',
  ],
  ['the last row that goes passes it to the row before', rows('a', 'c'), 'Like c', rows('a'), 'Like a'],
  [
    'a control that becomes disabled passes it to another control of its row',
    ...pair(rows('a', 'b'), 'Like b'),
    ...pair([{ id: 'a' }, { id: 'b', isLocked: true }], 'Open b'),
  ],
  [
    'typing in a row that goes does not continue in the next row',
    withField('a', 'b'),
    'Text a',
    withField('b'),
    'Open b',
  ],
])('%s', async (_what, before, at, after, expected) => {
  const { rerender } = render(<List rows={before} />)
  ;(screen.queryByRole('textbox', { name: at }) ?? screen.getByRole('button', { name: at })).focus()
  rerender(<List rows={after} />)
  await expect.poll(focused).toBe(expected)
})

test('when the last row goes, the focus moves to the heading of the list; when the list goes, to the nearest heading', async () => {
  const { rerender } = render(<List rows={rows('a')} />)
  focus('Open a')
  rerender(<List rows={[]} />)
  await expect.poll(focused).toBe('Answers')
  rerender(<List rows={rows('a')} />)
  focus('Open a')
  rerender(
    <main tabIndex={-1}>
      <h1>Workshop</h1>
      <p>Nothing here.</p>
    </main>,
  )
  await expect.poll(focused).toBe('Workshop')
})

test('a focusable list takes the focus when it is empty', async () => {
  const list = (ids: string[]) => (
    <section>
      <h2>Groups</h2>
      <div data-list="groups" aria-label="Groups" tabIndex={-1}>
        {ids.map((id) => (
          <div key={id} data-row={id}>
            <button>Group {id}</button>
          </div>
        ))}
      </div>
    </section>
  )
  const { rerender } = render(list(['a']))
  focus('Group a')
  rerender(list([]))
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Groups')
})

test('a row that is rendered anew keeps the focus', async () => {
  const { rerender } = render(<List key="one" rows={rows('a', 'b')} />)
  focus('Like b')
  rerender(<List key="two" rows={rows('c', 'b', 'a')} />)
  await expect.poll(focused).toBe('Like b')
})

test('a dialog keeps the focus in its own lists, and the page gets the focus back after it', async () => {
  const dialog = (ids: string[]) => (
    <div role="dialog" aria-modal="true">
      <h2>Answer</h2>
      <ul data-list="comments">
        {ids.map((id) => (
          <li key={id} data-row={id}>
            <button>Reply {id}</button>
          </li>
        ))}
      </ul>
    </div>
  )
  const { rerender } = render(<List rows={rows('a', 'b')} />)
  focus('Open a')
  rerender(<List rows={rows('a', 'b')}>{dialog(['x', 'y'])}</List>)
  focus('Reply x')
  rerender(<List rows={rows('b')}>{dialog(['y'])}</List>)
  await expect.poll(focused).toBe('Reply y')
  rerender(<List rows={rows('b')}>{dialog([])}</List>)
  await expect.poll(focused).toBe('Answer')
  rerender(<List rows={rows('b')} />)
  await expect.poll(focused).toBe('Open b')
})

test('focus is not restored after a press on nothing, or outside of lists', async () => {
  const { rerender } = render(
    <List rows={rows('a', 'b')}>
      <button>Elsewhere</button>
    </List>,
  )
  focus('Open a')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  screen.getByRole('button', { name: 'Open a' }).blur()
  await later()
  rerender(<List rows={rows('b')} />)
  await later()
  expect(document.activeElement).toBe(document.body)
  focus('Open b')
  rerender(
    <List rows={rows('b')}>
      <button>Elsewhere</button>
    </List>,
  )
  focus('Elsewhere')
  rerender(<List rows={[]} />)
  await later()
  expect(document.activeElement).toBe(document.body)
})

test('what leaving a row changes on the page does not bring the focus back, unless what was to have it is gone', async () => {
  const page = (ids: string[], isThere = true) => (
    <List rows={rows(...ids)}>{isThere && <textarea aria-label="Your answer" />}</List>
  )
  const { rerender } = render(page(['a']))
  const box = screen.getByRole('textbox')
  // As browsers do it: they tell what takes the focus while nothing has it, and run what waits before they go on.
  const leave = async (then: React.ReactNode): Promise<void> => {
    focus('Open a')
    const left = screen.getByRole('button', { name: 'Open a' })
    left.blur()
    left.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: box }))
    rerender(then)
    await Promise.resolve()
  }
  await leave(page(['a', 'b']))
  expect(document.activeElement).toBe(document.body)
  box.focus()
  await later()
  expect(document.activeElement).toBe(box)
  await leave(page(['a'], false))
  await expect.poll(focused).toBe('Open a')
})

test('[U16] after a navigation the heading of the new page takes the focus, not one beside the page that is gone', async () => {
  const shell = (page: React.ReactNode) => (
    <div>
      <nav>
        <h2>Activities</h2>
      </nav>
      {page}
    </div>
  )
  const { rerender } = renderView(shell(<List rows={rows('a')} />))
  focus('Like a')
  focusPage()
  rerender(shell(<main />))
  await later()
  expect(document.activeElement).toBe(document.body)
  rerender(
    shell(
      <main>
        <PageHeading pageTitle="Slides" />
      </main>,
    ),
  )
  expect([focused(), document.title]).toEqual(['Slides', 'Slides · Plenum'])
})

test.each([
  ['a heading that loads late', <PageHeading key="h" pageTitle="Brainstorm" />],
  ['a page without one', null],
])('[U16] %s leaves the focus to whoever types on the new page already', (_what, heading) => {
  vi.useFakeTimers()
  const page = (shown: React.ReactNode) => (
    <main tabIndex={-1}>
      <textarea aria-label="Your answer" />
      {shown}
    </main>
  )
  focusPage()
  const { rerender } = renderView(page(null))
  screen.getByRole('textbox').focus()
  rerender(page(heading))
  vi.runAllTimers()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('[U16] an address that is completed while somebody types on its page leaves them the focus', () => {
  renderView(
    <main tabIndex={-1}>
      <PageHeading pageTitle="Scales" />
      <textarea aria-label="Your answer" />
    </main>,
  )
  screen.getByRole('textbox').focus()
  focusPage()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
