import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { setFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { projectBrainstorm } from '#domain/brainstorm/projection.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { createQuestion, createTopic } from '#domain/brainstorm/topics.ts'
import { boss } from '#support/documents/actors.ts'
import { RoleContext } from '#activity/session/role.ts'
import { renderView } from '#support/views/renderView.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import type { Own } from '#activity/overlay/own.ts'
import { SelectTopicDialog } from '../page/SelectTopicDialog.tsx'

const own: Own<never> = {
  fetched: { atMs: 0, wasEarly: false, items: [], liked: new Set() },
  ...{ contents: [], pending: [], acts: new Map(), isDeviceOnly: false },
}
const ignore = (): void => undefined
let desk: Y.Doc
let board: Y.Doc

/** Two topics and three questions: the second topic and the third question are locked, the first answers shown. */
beforeEach(() => {
  desk = new Y.Doc()
  board = new Y.Doc()
  for (const [id, text] of Object.entries({ t1: 'Work', t2: 'Leisure' })) createTopic(desk, id, text)
  for (const [id, text] of Object.entries({ q1: 'What is good?', q2: 'What is bad?', q3: 'What next?' }))
    createQuestion(desk, id, text)
  for (const id of ['t1q1', 't1q2', 't1q3', 't2q1']) {
    const at = { multiTopicId: id.slice(0, 2), questionId: id.slice(2) }
    createPost({ desk, board }, boss, { id, text: `Answer ${id}`, createdAt: 1, ...at })
  }
  for (const flag of [
    flagNames.topicHidden('t2'),
    flagNames.questionHidden('q3'),
    flagNames.showAnswers('t1', 'q1'),
  ])
    setFlag(board, flag, true)
  projectBrainstorm(desk, board, 'all')
})

function brainstormOf(role: 'facilitator' | 'participant') {
  const source = role === 'facilitator' ? desk : board
  return {
    ...{ objectId: 'o', readsDesk: role === 'facilitator', isReading: false, source, board, name: '' },
    status: { status: 'ready' as const, isLive: true },
    ...{ topics: readTopics(source), questions: readQuestions(source) },
  }
}

function overview(role: 'facilitator' | 'participant', search = '') {
  const view = renderView(
    <RoleContext value={role}>
      <OverviewPage {...{ own, search }} brainstorm={brainstormOf(role)} onSelect={ignore} isLed={false} />
    </RoleContext>,
  )
  return view.container
}

/** The notices of a topic or question, in order and with duplicates. */
function saidBy(region: HTMLElement): (string | null)[] {
  const notices = region.querySelectorAll(
    ':scope > h2, :scope > h3, :scope > p:not(:has(> span)), :scope > p > span',
  )
  return [...notices].map(({ textContent }) => textContent)
}

const regions = (name: string) => screen.getAllByRole('region', { name })
const said = (name: string, place = 0) => saidBy(regions(name)[place] as HTMLElement)

test('[B23] participants see a lock at locked items, and hidden answers where only the answers are hidden', () => {
  const page = overview('participant')
  expect(said('1. What is good?')).toEqual(['1. What is good?', '1 answer'])
  expect(said('2. What is bad?')).toEqual(['2. What is bad?', '1 answer', 'Answers from others are hidden'])
  expect(said('Question 3')).toEqual(['Question 3', '1 answer', 'Locked by the facilitator'])
  expect(within(regions('Question 3')[0] as HTMLElement).queryByRole('button')).toBeNull()
  // A locked topic says so once, and shows nothing of its questions.
  expect(said('Topic 2')).toEqual(['Topic 2', 'This topic is locked by the facilitator.'])
  expect(within(regions('Topic 2')[0] as HTMLElement).queryAllByRole('region')).toEqual([])
  expect(page.textContent).not.toContain('Leisure')
})

test('[B23] facilitators read everything, with a notice at each item that participants do not see', () => {
  overview('facilitator')
  expect(said('1. What is good?')).toEqual(['1. What is good?', '1 answer'])
  expect(said('2. What is bad?')).toEqual(['2. What is bad?', '1 answer', 'Answers hidden from participants'])
  expect(said('3. What next?')).toEqual(['3. What next?', '1 answer', 'Locked for participants'])
  expect(said('Leisure')).toEqual(['Leisure', 'Locked for participants'])
  // In a locked topic only the topic itself has that notice.
  expect(said('1. What is good?', 1)).toEqual(['1. What is good?', '1 answer'])
  expect(said('3. What next?', 1)).toEqual(['3. What next?', '0 answers', 'Locked for participants'])
})

test.each(['facilitator', 'participant'] as const)(
  '[B23] Select topic has a lock at a locked topic: %s',
  async (role) => {
    renderView(
      <RoleContext value={role}>
        <SelectTopicDialog brainstorm={brainstormOf(role)} topicId="t1" onSelect={ignore} onClose={ignore} />
      </RoleContext>,
    )
    const name = role === 'facilitator' ? 'Leisure Locked for participants' : 'Topic 2 Locked'
    const locked = await screen.findByRole('radio', { name })
    expect(locked.closest('label')?.querySelector('svg')).not.toBeNull()
    const open = screen.getByRole('radio', { name: 'Work' })
    expect(open.closest('label')?.querySelector('svg')).toBeNull()
  },
)

test('a search counts what it finds, and says so where there are no answers at all', () => {
  overview('facilitator', 't1')
  expect(screen.getByRole('status').textContent).toBe('3 of 4 answers')
  cleanup()
  desk = new Y.Doc()
  overview('facilitator', 't1')
  expect(screen.getByRole('status').textContent).toBe('No answers yet')
})
