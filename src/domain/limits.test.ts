import { expect, test } from 'vitest'
import { avatarsShown, limits, measures, times } from './limits.ts'

/** The numbers of SPEC section Z. Tests of the rules use the names, and so would not notice another number. */
test.each<[string, Record<string, number>]>([
  ['[Z1]', { signIn: 255 }],
  ['[Z2]', { profileField: 255 }],
  ['[Z3]', { email: 250 }],
  ['[Z4]', { workshopName: 50, workshopPassword: 255, editDialogPassword: 250 }],
  ['[Z5]', { lobbyTitle: 50, lobbyDesc: 250, templateDesc: 250 }],
  ['[Z6]', { categories: 5, category: 40 }],
  ['[Z7]', { passwordMinimum: 8, passwordBytes: 72 }],
  ['[Z8] [Z9]', { activityName: 100, heading: 250 }],
  ['[Z10]', { questionText: 250, topicText: 250, postText: 250, postDesc: 500 }],
  ['[Z10]', { groupName: 250, commentText: 250 }],
  ['[Z11]', { notes: 2000 }],
  ['[Z12]', { questions: 10, identifyTopics: 50, copiedTopics: 50 }],
  ['[Z13]', { likesPerPerson: 100 }],
  ['[Z14]', { answersPerActivity: 10_000, answersKept: 20_000, commentsPerActivity: 20_000 }],
  ['[Z15]', { membersPerSession: 5000 }],
  ['[Z16]', { timerSeconds: 86_400 }],
  ['[Z17]', { retentionDays: 3650 }],
  ['[Z18]', { usesToBePopular: 3, topOfLibrary: 9 }],
  ['[Z19]', { viewChangeBannerMs: 4000 }],
  ['[Z20]', { activityFieldSaveMs: 1000, questionSaveMs: 500, fieldSaveMs: 250 }],
  ['[Z21] [Z22]', { sessionNameSaveMs: 500, bulkAddPauseMs: 250 }],
  ['[Z23] [Z24]', { searchClearMs: 150, redirectCountdownMs: 5000, copiedLabelMs: 5000 }],
  ['[Z25]', { timerOverMs: 60_000 }],
  ['[Z26]', { mePollMs: 5100, sharedPollMs: 3100, groupsPollMs: 1100 }],
  ['[Z27]', { cardFlipMs: 300 }],
  ['[Z28]', { editPanelWidth: 285, peoplePanelWidth: 266, dialogWidth: 400, wideDialogWidth: 460 }],
  ['[Z28] [Z29]', { cardMinimumWidth: 200, mobileBreakpoint: 1120, avatarsShown: 5 }],
  ['[Z35]', { slideMegabytes: 50, slidePages: 2000, slideFileName: 100, slideTitle: 74 }],
  ['[Z35]', { slideMegabytesOfAccount: 2000 }],
  ['[EV3] [EV4]', { polls: 200, subPolls: 20, pollText: 250, pollDesc: 500, pollListTitle: 200 }],
  ['[EV4] [EV5]', { axisText: 75, matrixText: 50, axisLow: 1, axisHigh: 100 }],
  ['[PU1] [PU2]', { pulseCategories: 30, statementsPerCategory: 60, statementText: 500, categoryName: 100 }],
  ['[PL1]', { planColumns: 20, planRows: 500, planColumnsKept: 200, planRowsKept: 3000 }],
  ['[PL3] [PL11] [PL15]', { planText: 255, planChoices: 50, planRowsPerCall: 50 }],
  ['[N1] [BT10] [BT18]', { importMegabytes: 10, resetUndoMs: 10_000, closingMs: 3000 }],
])('%s the numbers are those of the specification: %o', (_rules, numbers) => {
  expect({ ...limits, ...times, ...measures, avatarsShown }).toMatchObject(numbers)
})
