import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import type { AgendaPart } from '#domain/workshop/state.ts'
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

test('targets with the same name are told apart by their position in the agenda', () => {
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

test('groups are not offered for kinds without groups', () => {
  const step = (groupCount: number | null) => (
    <TargetStep
      {...{ targets: [part('a', 'Ideas', 1)], targetId: 'a', summary: '', answerCount: 1, groupCount }}
      {...{ hasTop: false, top: 3, onTop: ignore, onTarget: ignore, onCopy: ignore, onClose: ignore }}
    />
  )
  const { unmount } = renderView(step(0))
  expect(screen.getByRole('button', { name: 'Copy Groups' }).hasAttribute('disabled')).toBe(true)
  unmount()
  renderView(step(null))
  expect(screen.queryByRole('button', { name: 'Copy Groups' })).toBeNull()
})
