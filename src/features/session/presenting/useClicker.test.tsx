import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { useClicker } from './useClicker.ts'

function Header({ isFollowed, onStep }: { isFollowed: boolean; onStep: (step: string) => void }) {
  useClicker(isFollowed)
  return (
    <>
      <StepArrows onPrevious={() => onStep('previous')} onNext={() => onStep('next')} />
      <textarea aria-label="Your answer" />
      <input type="checkbox" role="switch" aria-label="Enable comments" />
    </>
  )
}

test('a clicker steps the session while the room follows, but not while somebody types', () => {
  const steps: string[] = []
  const view = renderView(<Header isFollowed onStep={(step) => steps.push(step)} />)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'PageDown' })
  // A switch that was just turned still has the focus.
  fireEvent.keyDown(screen.getByRole('switch'), { key: 'PageDown' })
  view.rerender(<Header isFollowed={false} onStep={(step) => steps.push(step)} />)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(steps).toEqual(['next', 'previous', 'next'])
})
