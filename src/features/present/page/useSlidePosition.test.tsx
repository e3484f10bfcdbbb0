import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Offline } from '#api/callErrors.ts'
import type { RoomRole } from '#activity/session/role.ts'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { usePresent } from '../usePresent.ts'
import { useSlidePosition } from './useSlidePosition.ts'

const part = agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })

function Shown() {
  const { page, onTurn, roomPage } = useSlidePosition(usePresent('o'))
  return (
    <p>
      {page} {onTurn ? 'free' : 'led'} {roomPage ?? '-'}
      <button type="button" onClick={() => onTurn?.(page + 1)}>
        Turn
      </button>
    </p>
  )
}

function openAs(role: RoomRole, pages: number, allowNavigation: boolean) {
  const { render, tell, room } = stillRoom(`position-${crypto.randomUUID()}`)
  tell({ currentState: 'RU', activePartId: 'p', pdfPage: 2, moves: 1 }, { parts: [part] })
  render(<Shown />, { role })
  const fill = (count: number, isAllowed = allowNavigation) =>
    act(() =>
      room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
        setDocument(board, count > 0 ? { id: `d${count}`, fileName: 'a.pdf', pages: count } : null)
        setSettings(board, { allowNavigation: isAllowed })
      }),
    )
  fill(pages)
  return { room, fill, tell: (...change: Parameters<typeof tell>) => act(() => tell(...change)) }
}
const shown = (): string => screen.getByRole('paragraph').textContent.replace('Turn', '').trim()
const turn = () => act(() => screen.getByRole('button').click())

test('[SL6] [SL7] a participant without navigation lands on the page of the room and stays with it', () => {
  const { tell } = openAs('participant', 9, false)
  expect(shown()).toBe('2 led -')
  tell({ pdfPage: 5 })
  expect(shown()).toBe('5 led -')
  turn()
  expect(shown()).toBe('5 led -')
})

test('[SL7] who may navigate goes along from the page of the room, and stays after turning away from it', () => {
  const { tell } = openAs('participant', 9, true)
  expect(shown()).toBe('2 free -')
  tell({ pdfPage: 3 })
  expect(shown()).toBe('3 free -')
  turn()
  expect(shown()).toBe('4 free 3')
  tell({ pdfPage: 7 })
  expect(shown()).toBe('4 free 7')
})

test('[SL6] who is allowed to navigate goes on from the page on the screen', () => {
  const { fill, tell } = openAs('participant', 9, false)
  tell({ pdfPage: 6 })
  fill(9, true)
  expect(shown()).toBe('6 free -')
  turn()
  expect(shown()).toBe('7 free 6')
  fill(9, false)
  expect(shown()).toBe('6 led -')
})

test('[S5] [SL6] while the room is led, a participant who may navigate sees its page', () => {
  const { tell } = openAs('participant', 9, true)
  turn()
  tell({ followMe: true })
  expect(shown()).toBe('2 led -')
  tell({ followMe: false })
  expect(shown()).toMatch(/free/)
})

test.each([
  ['facilitator', false, 'free'],
  ['participant', true, 'free'],
  ['participant', false, 'led'],
] as const)(
  '[SL9] after another document a %s who may navigate: %s stays on the page of the room',
  (role, allowNavigation, how) => {
    for (const isStateFirst of [true, false]) {
      for (const [pages, page] of [
        [3, 3],
        [0, 1],
      ] as const) {
        const { fill, tell } = openAs(role, 10, allowNavigation)
        tell({ pdfPage: 8 })
        expect(shown()).toBe(`8 ${how} -`)
        if (isStateFirst) tell({ pdfPage: page })
        fill(pages)
        if (!isStateFirst) tell({ pdfPage: page })
        fill(10)
        expect(shown()).toBe(`${page} ${how} -`)
        cleanup()
      }
    }
  },
)

test('[SL7] a turn of the facilitator turns the room’s page; quick turns are merged into one call', async () => {
  const { room, tell } = openAs('facilitator', 9, false)
  const calls: PromiseWithResolvers<unknown>[] = []
  const callAs = vi.spyOn(room.credentials, 'callAs').mockImplementation(() => {
    const call = Promise.withResolvers<unknown>()
    calls.push(call)
    return call.promise as Promise<never>
  })
  const sent = () =>
    callAs.mock.calls.flatMap(([, variables]) => {
      const { pdfPage } = variables as { pdfPage?: number }
      return pdfPage === undefined ? [] : [pdfPage]
    })
  const answer = (at: number, revision: number) =>
    act(async () => calls[at]?.resolve({ updateState: { state: { revision } } }))
  act(() => room.calls.setState({ areThrough: true }))
  turn()
  expect(sent()).toEqual([3])
  turn()
  turn()
  turn()
  expect(sent()).toEqual([3])
  await answer(0, 1)
  tell({ pdfPage: 3, revision: 1 })
  expect(sent()).toEqual([3, 6])
  // The answers of its own turns take the screen nowhere.
  expect(shown()).toBe('6 free 3')
  await answer(1, 2)
  tell({ pdfPage: 6, revision: 2 })
  expect([shown(), sent()]).toEqual(['6 free -', [3, 6]])
})

test('[SL7] a facilitator’s screen on the page of the room goes along with a phone that turns it', () => {
  const { tell, room } = openAs('facilitator', 9, false)
  const callAs = vi.spyOn(room.credentials, 'callAs')
  tell({ pdfPage: 5, revision: 1 })
  expect(shown()).toBe('5 free -')
  expect(callAs).not.toHaveBeenCalled()
})

test.each([
  ['on its own', [3, 5], 5],
  ['with the turn of this screen', [5], 5],
  ['back', [3, 2], 2],
])(
  '[SL7] a turn by a phone before the own one is answered takes the screen along when it arrives %s',
  async (_how, turns, page) => {
    const { room, tell } = openAs('facilitator', 9, false)
    const call = Promise.withResolvers<unknown>()
    vi.spyOn(room.credentials, 'callAs').mockReturnValue(call.promise as Promise<never>)
    act(() => room.calls.setState({ areThrough: true }))
    turn()
    for (const [at, pdfPage] of turns.entries()) tell({ pdfPage, revision: 1 + at })
    await act(async () => call.resolve({ updateState: { state: { revision: 1 } } }))
    expect(shown()).toBe(`${page} free -`)
  },
)

test('[SL7] a turn that does not get through leaves the screen where it is', async () => {
  const { room } = openAs('facilitator', 9, false)
  vi.spyOn(room.credentials, 'callAs').mockRejectedValue(new Offline())
  act(() => room.calls.setState({ areThrough: true }))
  await act(async () => turn())
  expect(shown()).toBe('3 free 2')
})
