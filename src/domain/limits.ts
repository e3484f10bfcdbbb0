/** Limits of the specification, part 1 sections 5 and 9, part 2 sections 5 and 9; lengths in characters. */
export const limits = {
  signIn: 255,
  email: 250,
  workshopName: 50,
  workshopPassword: 255,
  editDialogPassword: 250,
  lobbyTitle: 50,
  lobbyDesc: 250,
  templateDesc: 250,
  /** Characters of one category of a template. */
  category: 40,
  /** Categories of one template. */
  categories: 5,
  /** What others made of a stranger's public template before the home page shows it. */
  usesToBePopular: 3,
  /** Templates of the library on the home page. */
  topOfLibrary: 9,
  /** Days. */
  retentionDays: 3650,
  profileField: 255,
  passwordMinimum: 8,
  /** What bcrypt looks at; letters outside ASCII count for more than one. */
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
  /** Likes a facilitator may give each person in an activity. */
  likesPerPerson: 100,
  timerSeconds: 24 * 60 * 60,
  /** Questions (subtopics) of one brainstorm. */
  questions: 10,
  /** Topics of one Identify activity. */
  identifyTopics: 50,
  /** Topics that one copy may make. */
  copiedTopics: 50,
  /** Answers of one activity, deleted ones not counted: what a board shows and an export holds. */
  answersPerActivity: 10_000,
  /** Deleted ones included, which stay in the document: whoever adds and deletes again and again fills no memory. */
  answersKept: 20_000,
  /** Comments and replies of one activity, removed ones included. */
  commentsPerActivity: 20_000,
  /** People who join one session, those included who were removed. */
  membersPerSession: 5000,
} as const

/** What a person reads where one of the large limits is reached. */
export const sessionFullMessage = 'This session is full. Please ask a facilitator.'
export const answersFullMessage =
  'This activity is full: it takes no more answers. Please ask a facilitator to delete some.'
export const answersUsedUpMessage =
  'This activity is full: it takes no more answers. Please ask a facilitator to add another one.'
export const commentsFullMessage = 'This activity is full: it takes no more comments.'

/** Times of the specification, in milliseconds. */
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
  /** A timer that has run out goes off the screens this long after its end. */
  timerOverMs: 60_000,
  mePollMs: 5100,
  sharedPollMs: 3100,
  groupsPollMs: 1100,
} as const

/** Measures of the specification, in CSS pixels. */
export const measures = {
  sidebarWidth: 176,
  sidebarItemWidth: 156,
  editPanelWidth: 285,
  peoplePanelWidth: 266,
  dialogWidth: 400,
  wideDialogWidth: 460,
  mobileBreakpoint: 1120,
  cardMinimumWidth: 200,
} as const

/** Avatars shown before "+N". */
export const avatarsShown = 5
