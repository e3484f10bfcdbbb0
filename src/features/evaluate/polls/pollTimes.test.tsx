import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { exportedEvaluate } from '#domain/evaluate/exported.ts'
import { pollRules } from '#domain/evaluate/pollRules.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { usePollActs } from './usePollActs.ts'

test('[V2] a poll added on a page or in the editor is exported with its time, by the server’s clock', () => {
  vi.useFakeTimers({ now: 1_790_000_000_500 })
  const desk = new Y.Doc()
  const { room, render } = stillRoom()
  room.clock.reading.setState({ offsetMs: 90_000, tookMs: 1 }, true)
  function Polls() {
    const page = usePollActs({ objectId: 'o', source: desk, isReading: false })
    const editor = useEntryActs(desk, pollRules)
    return (
      <button
        onClick={() => {
          page.add({ text: 'Tea', desc: '', color: 0 })
          void editor.add('coffee', 'Coffee')
        }}
      />
    )
  }
  render(<Polls />, { role: 'facilitator' })
    .getByRole('button')
    .click()
  const { rows } = exportedEvaluate({ desk, board: new Y.Doc() })
  expect(rows.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([
    ['Tea', 1_790_000_090],
    ['Coffee', 1_790_000_090],
  ])
})
