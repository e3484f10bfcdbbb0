import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { WorkshopTable } from './WorkshopTable.tsx'
import type { WorkshopRow } from './workshopRow.ts'

test('sessions with the same name show their creation time, others only their date', () => {
  const row = (id: string, workshopName: string, hour: number): WorkshopRow => ({
    id,
    workshopName,
    createdTimeStamp: new Date(2026, 10, 22, hour, 5).getTime() / 1000,
    retentionDays: 30,
    ended: false,
    creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
  })
  const workshops = [row('a', 'Retro', 9), row('b', 'retro', 10), row('c', 'Kick-off', 11)]
  renderView(<WorkshopTable workshops={workshops} userId="u1" onDialog={() => undefined} />)
  const created = screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelectorAll('td')[2]?.textContent)
  expect(created).toEqual([
    expect.stringMatching(/^22 Nov, 2026, 0?9:05/),
    expect.stringMatching(/^22 Nov, 2026, 10:05/),
    '22 Nov, 2026',
  ])
})
