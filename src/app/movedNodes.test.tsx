import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepPageOfMovedNodes } from './movedNodes.ts'

function Box({ left, isLocked }: { left: string; isLocked: boolean }) {
  return (
    <section>
      {isLocked && <i>Locked</i>}
      {left}
      {!isLocked && 'Write here'}
      <textarea />
    </section>
  )
}

const countMoved = keepPageOfMovedNodes()

test('[U19] a page whose texts a translator has replaced goes on, with what is typed in it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { rerender } = render(<Box left="5 left" isLocked={false} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  box.value = 'Half an answer'
  const texts = [...(box.parentNode?.childNodes ?? [])].filter((node) => node instanceof Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `${text.data} in German`
    text.replaceWith(font)
  }
  expect(countMoved()).toBe(0)
  rerender(<Box left="" isLocked />)
  screen.getByText('Locked')
  rerender(<Box left="4 left" isLocked={false} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox')).toBe(box)
  expect(box.value).toBe('Half an answer')
  expect(countMoved()).toBeGreaterThan(1)
  expect(warn).toHaveBeenCalledOnce()
})

test('[U19] a new text stands before the one that a translator has wrapped', () => {
  const { rerender } = render(<Box left="5 left" isLocked={false} />)
  const box = screen.getByRole('textbox')
  const [text] = box.parentNode?.childNodes ?? []
  const font = document.createElement('font')
  if (text instanceof Text) text.replaceWith(font)
  if (text) font.append(text)
  rerender(<Box left="5 left" isLocked />)
  expect(screen.getByText('Locked').nextSibling).toBe(font)
})
