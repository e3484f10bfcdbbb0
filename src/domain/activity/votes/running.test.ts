import { expect, test } from 'vitest'
import { running } from './running.ts'
import type { VoteStanding } from './running.ts'

const standing: VoteStanding = { room: 'vote', isHidden: false, voting: 'open', results: 'notShown' }
const offered = (change: Partial<VoteStanding>) => {
  const { says, next, others } = running({ ...standing, ...change })
  return [says, next, others.join(' ')]
}

test('[BT20] the way of a vote: present it, close and show, and a new round', () => {
  expect(offered({ room: 'elsewhere' })).toEqual([
    'openElsewhere',
    'presentVote',
    'closeAndShow close show newRound',
  ])
  expect(offered({})).toEqual(['open', 'closeAndShow', 'close show newRound'])
  expect(offered({ voting: 'closing' })).toEqual(['closing', 'keepOpen', ''])
  expect(offered({ voting: 'closed' })).toEqual(['closed', 'show', 'reopen newRound'])
  expect(offered({ voting: 'closed', results: 'shown' })).toEqual([
    'shownElsewhere',
    'presentResults',
    'reopen hide newRound',
  ])
  expect(offered({ voting: 'closed', results: 'shown', room: 'results' })).toEqual([
    'shown',
    'newRound',
    'reopen hide',
  ])
})

test('[BT6] [BT20] blind results are shown by a close alone', () => {
  expect(offered({ results: 'blind' })).toEqual(['openBlind', 'closeAndShow', 'newRound'])
  expect(offered({ results: 'blind', room: 'results' })).toEqual([
    'waiting',
    'closeAndShow',
    'presentVote newRound',
  ])
})

test('[BT20] results that are shown while people vote are closed, and a room at them can go back to vote', () => {
  expect(offered({ results: 'shown', room: 'results' })).toEqual([
    'openShown',
    'close',
    'presentVote hide newRound',
  ])
})

test('[BT20] a room that another client led to results that are not shown waits, and is shown them next', () => {
  expect(offered({ room: 'results' })).toEqual(['waiting', 'closeAndShow', 'presentVote close show newRound'])
  expect(offered({ room: 'results', voting: 'closed' })).toEqual(['waiting', 'show', 'reopen newRound'])
})

test('[BT20] nobody is taken to a hidden activity', () => {
  const hidden = { room: 'elsewhere', isHidden: true } as const
  expect(offered(hidden)).toEqual(['openElsewhere', 'closeAndShow', 'close show newRound'])
  expect(offered({ ...hidden, voting: 'closed', results: 'shown' })).toEqual([
    'shownElsewhere',
    'newRound',
    'reopen hide',
  ])
})
