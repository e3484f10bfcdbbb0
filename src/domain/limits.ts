/** The limits of SPEC section Z; lengths in characters. */
export const limits = {
  signIn: 255,
  email: 250,
  workshopName: 50,
  workshopPassword: 255,
  editDialogPassword: 250,
  lobbyTitle: 50,
  lobbyDesc: 250,
  templateDesc: 250,
  /** Length of one category of a template. */
  category: 40,
  /** Categories per template. */
  categories: 5,
  /** Workshops that others made from a public template before the home page shows it to strangers. */
  usesToBePopular: 3,
  /** Templates that the home page shows of the library. */
  topOfLibrary: 9,
  /** Days. */
  retentionDays: 3650,
  profileField: 255,
  passwordMinimum: 8,
  /** bcrypt reads at most this many bytes; letters outside ASCII take more than one. */
  passwordBytes: 72,
  activityName: 100,
  heading: 250,
  questionText: 250,
  topicText: 250,
  postText: 250,
  postDesc: 500,
  groupName: 250,
  commentText: 250,
  /** The presenter's notes of an activity. */
  notes: 2000,
  /** The highest number of likes that a facilitator may allow per person in an activity. */
  likesPerPerson: 100,
  timerSeconds: 24 * 60 * 60,
  /** Questions (subtopics) of one brainstorm. */
  questions: 10,
  /** Topics of one Identify activity. */
  identifyTopics: 50,
  /** Polls of one Scales or 2x2 matrix activity, and sub-polls under one poll. */
  polls: 200,
  subPolls: 20,
  pollText: 250,
  pollDesc: 500,
  pollListTitle: 200,
  axisText: 75,
  matrixText: 50,
  /** The bounds of both ends of a scale. */
  axisLow: 1,
  axisHigh: 100,
  /** Categories of one pulse, and statements in one category. */
  pulseCategories: 30,
  statementsPerCategory: 60,
  /** Statements of one pulse, deleted ones included. */
  statementsKept: 5000,
  statementText: 500,
  categoryName: 100,
  /** Sections, groups and items of one Organize activity. */
  organizeSections: 12,
  organizeGroups: 100,
  organizeItems: 500,
  /** Items of one Organize activity, deleted ones included. */
  organizeItemsKept: 5000,
  sectionName: 100,
  sectionDesc: 250,
  /** Columns and rows of one planner. */
  planColumns: 20,
  planRows: 500,
  /** The same, deleted ones included. */
  planColumnsKept: 200,
  planRowsKept: 3000,
  /** Rows that one call adds. */
  planRowsPerCall: 50,
  /** A cell or a heading of a planner. */
  planText: 255,
  /** Choices of one column of a planner. */
  planChoices: 50,
  /** Size of an uploaded presentation in megabytes. */
  slideMegabytes: 50,
  /**
   * Files of presentations in all workshops of an account together, in megabytes: forty of the largest, hundreds of usual
   * ones. A file that copies share counts once.
   */
  slideMegabytesOfAccount: 2000,
  /** Pages of an uploaded presentation. */
  slidePages: 2000,
  slideFileName: 100,
  /** A title of Slides is saved up to this length. */
  slideTitle: 74,
  /** Topics that one copy operation may create. */
  copiedTopics: 50,
  /** Existing answers of one activity, deleted ones not counted; bounds the size of boards and exports. */
  answersPerActivity: 10_000,
  /**
   * Answers of one activity, deleted ones included: they stay in the document, so adding and deleting repeatedly must
   * not fill the memory.
   */
  answersKept: 20_000,
  /** Comments and replies of one activity, removed ones included. */
  commentsPerActivity: 20_000,
  /** Size of an import file in megabytes. */
  importMegabytes: 10,
  /** People who joined one session, removed people included. */
  membersPerSession: 5000,
} as const

/** The pauses and intervals of SPEC section Z, in milliseconds. */
export const times = {
  viewChangeBannerMs: 4000,
  cardFlipMs: 300,
  activityFieldSaveMs: 1000,
  questionSaveMs: 500,
  sessionNameSaveMs: 500,
  fieldSaveMs: 250,
  bulkAddPauseMs: 250,
  searchClearMs: 150,
  copiedLabelMs: 5000,
  redirectCountdownMs: 5000,
  /** An expired timer disappears from the screens after this time. */
  timerOverMs: 60_000,
  mePollMs: 5100,
  sharedPollMs: 3100,
  groupsPollMs: 1100,
  /** From the decision to close voting to the close: everybody counts down. */
  closingMs: 3000,
  /** A countdown that ended longer ago, on a server that was down, closes nothing. */
  closingStaleMs: 60_000,
  /** How long a reset of all votes can be undone. */
  resetUndoMs: 10_000,
  /** How much later a call sent in time may arrive. */
  resetUndoGraceMs: 5000,
} as const

/** The measures of SPEC Z28, in CSS pixels; those of the sidebar stand in its style sheets. */
export const measures = {
  editPanelWidth: 285,
  peoplePanelWidth: 266,
  dialogWidth: 400,
  wideDialogWidth: 460,
  mobileBreakpoint: 1120,
  cardMinimumWidth: 200,
} as const

/** Avatars shown before "+N". */
export const avatarsShown = 5
