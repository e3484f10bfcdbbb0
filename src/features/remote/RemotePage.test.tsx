import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActivityRemotes } from '#activity/remote.ts'
import { notYet } from '#domain/activity/model.ts'
import { contents } from '#domain/workshop/content.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { RemotePage } from './RemotePage.tsx'

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
    const { Room, tell } = stillRoom(`remote-${kind}`)
    const part = { id: 'p', objectId: 'o', content: contents[kind], partName: 'Now', hidden: false }
    renderView(
      <Room>
        <RemotePage remotes={remotes} leave={null} timer={null} notes={() => null} done={() => null} />
      </Room>,
    )
    const presented = { currentState: 'RU', activePartId: 'p' } as const
    act(() => tell(presented, { parts: [{ ...part, position: 0, numberOfAxis: null }] }))
    await screen.findByText('1. Now')
    expect(screen.queryByRole('button', { name: /^Stop presenting/ })).toBeNull()
    act(() => tell({ ...presented, focus: true, activePostId: 'x' }))
    await screen.findByRole('button', { name: `Stop presenting the ${noun}` })
    screen.getByText(`One ${noun} is presented`)
  },
)
