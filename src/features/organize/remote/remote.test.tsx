import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { move } from '#domain/organize/moves.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { openPlacing } from '#support/views/openOrganize.tsx'
import { OrganizeNextAct, OrganizeOtherActs } from './OrganizeActs.tsx'
import { OrganizeNow } from './OrganizeNow.tsx'
import { organizeRemote } from './remote.ts'

test('[OR11] [BT22] the remote steps from the board to the results once they are open to everybody', () => {
  const { docs } = openPlacing('facilitator')
  const keys = () => organizeRemote.steps(docs.board).map(({ key }) => key)
  expect(keys()).toEqual([['board']])
  closeVoting(docs.board, 5)
  expect(keys()).toEqual([['board'], ['results']])
})

test('[J4] [BT20] the remote tells how much is sorted, and runs the vote where people sort for themselves', () => {
  const { change, showView, part } = openPlacing('facilitator')
  change(({ desk }) => move(desk, ['fire'], { sectionId: 'risk' }))
  showView(
    <>
      <OrganizeNow part={part}>
        {({ what, facts }) => (
          <>
            <h1>{what}</h1>
            {facts}
          </>
        )}
      </OrganizeNow>
      <OrganizeNextAct part={part} className="" />
      <OrganizeOtherActs part={part} className="" />
    </>,
  )
  screen.getByRole('heading', { name: part.partName })
  screen.getByText('3 sections')
  screen.getByText('1 of 3 sorted')
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
  change(({ board }) => setSorting(board, 'FACILITATORS'))
  expect(screen.queryAllByRole('button')).toEqual([])
})
