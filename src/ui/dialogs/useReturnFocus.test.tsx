import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useReturnFocus } from './useReturnFocus.ts'

afterEach(cleanup)

function Dialog({ name }: { name: string }) {
  useReturnFocus()
  return (
    <div role="dialog">
      <button autoFocus>{name}</button>
    </div>
  )
}

function Page({ shown }: { shown: string | null }) {
  return (
    <>
      <button>Open</button>
      {shown !== null && <Dialog key={shown} name={shown} />}
    </>
  )
}

const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

test('focus returns to the element that opened a dialog, also after a second dialog replaced it', async () => {
  const { rerender } = render(<Page shown={null} />)
  const open = screen.getByRole('button', { name: 'Open' })
  open.focus()
  rerender(<Page shown="Answer" />)
  expect(document.activeElement?.textContent).toBe('Answer')
  rerender(<Page shown="Sure?" />)
  await later()
  expect(document.activeElement?.textContent).toBe('Sure?')
  rerender(<Page shown={null} />)
  await later()
  expect(document.activeElement).toBe(open)
})

test('focus returns to a bubble of a chart too, which is SVG', async () => {
  const page = (isOpen: boolean) => (
    <>
      <svg>
        <g role="button" tabIndex={0} aria-label="Tea" />
      </svg>
      {isOpen && <Dialog name="Answer" />}
    </>
  )
  const { rerender } = render(page(false))
  const bubble = screen.getByRole('button', { name: 'Tea' })
  bubble.focus()
  rerender(page(true))
  expect(document.activeElement?.textContent).toBe('Answer')
  rerender(page(false))
  await later()
  expect(document.activeElement).toBe(bubble)
})
