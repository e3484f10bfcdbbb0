import { expect, test } from 'vitest'
import { mayLeadTo } from './remote.ts'

test('[J4] a paired phone presents a part, a question, a page or the lobby, and clears the focus', () => {
  const nothing = { activePostId: null, activePostGroupId: null, focus: false }
  for (const step of [
    { currentState: 'PA', followMe: true, revision: 3 },
    { currentState: 'RU', activePartId: 'p' },
    { currentState: 'RU', activePartId: 'p', activeMultiTopicId: 't', topicActivePos: 2, ...nothing },
    { showGroupPage: true, showOverviewPage: false, showWordCloudPage: false },
    { showResultsPage: true, showGraph: true },
    { pdfPage: 2 },
    { followMe: false },
  ] as const)
    expect(mayLeadTo(step)).toBe(true)
})

test('[J4] it puts nothing into focus and sets no other flag', () => {
  for (const other of [
    { focus: true },
    { activePostId: 'a' },
    { activePostGroupId: 'g' },
    { globalAnswers: true },
    { sortByPopularity: false },
    { showEditPage: true },
    { showParticipantsAgenda: true },
  ])
    expect(mayLeadTo({ currentState: 'RU', activePartId: 'p', ...other })).toBe(false)
})
