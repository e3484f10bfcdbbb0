import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/renderView.tsx'
import type { AgendaPart } from '#domain/state.ts'
import { TargetStep } from './TargetStep.tsx'

const part = (id: string, partName: string, position: number): AgendaPart => ({
  id,
  partName,
  position,
  objectId: `object-${id}`,
  content: 'workshop | brainstorm',
  hidden: false,
  numberOfAxis: null,
})
const ignore = (): void => undefined

test('targets of one name are told apart by their place in the agenda', () => {
  const targets = [part('a', 'Ideas', 1), part('b', 'Ideas', 4), part('c', 'Retro', 5)]
  renderView(
    <TargetStep
      {...{ targets, targetId: null, summary: '', answerCount: 1, groupCount: 0, hasTop: false, top: 3 }}
      {...{ onTop: ignore, onTarget: ignore, onCopy: ignore, onClose: ignore }}
    />,
  )
  const shown = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(shown).toEqual(['IdeasActivity 2 · Brainstorm', 'IdeasActivity 5 · Brainstorm', 'RetroBrainstorm'])
})
