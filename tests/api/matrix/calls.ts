import { randomUUID } from 'node:crypto'
import type { Cast } from './cast.ts'
import { kindCalls, kindPolicy } from '#kinds/calls.ts'
import type { KindCase } from '#kinds/calls.ts'
import {
  accounts,
  anybody,
  creator,
  facilitators,
  leaders,
  members,
  ownMistakes,
  person,
  room,
  verdict,
  withToken,
} from './verdicts.ts'
import type { Table, Verdict, Who } from './verdicts.ts'
import type { Stage } from './stage.ts'

/** How a case of the policy is called: the text between the braces of the operation. */
export type MakeCall = (stage: Stage, who: Who, cast: Cast) => string
/** Who may make a call, its arguments, and what it is asked for when that is not whether it was done. */
type Row = readonly [who: Table<Verdict>, args: string | MakeCall, told?: string]

const onWorkshop: MakeCall = ({ workshopId }) => `workshopId: "${workshopId}"`
const byId: MakeCall = ({ workshopId }) => `id: "${workshopId}"`
const onPart: MakeCall = ({ partId }) => `partId: "${partId}"`
/** With more arguments. */
const inWorkshop =
  (more: string): MakeCall =>
  ({ workshopId }) =>
    `workshopId: "${workshopId}", ${more}`
const inPart =
  (more: string): MakeCall =>
  ({ partId }) =>
    `partId: "${partId}", ${more}`
const common = ({ workshopId }: Stage): string => `commonInfoData: { workshop: "${workshopId}" }`
/** The list argument of a copying call: one answer of the stage. */
const answer = ({ postId }: Stage, list: string): string =>
  `${list}: [{ type: "ANSWERS", objId: "${postId}" }]`
const intoHidden = (stage: Stage): string => `partId: "${stage.hiddenPartId}", ${answer(stage, 'copyList')}`
const somebody = '00000000-0000-4000-8000-000000000000'

function idOf(stage: Stage, who: Who, cast: Cast): string {
  const people: Partial<Record<Who, { userId: string }>> = { ...stage.members, ...cast.accounts }
  return people[who]?.userId ?? somebody
}

/** The calls of the schema, `Type.field`, who may make them, and how; a variant of a call is in brackets. SPEC R1. */
const ofWorkshops = {
  'Query.me': [{ ...withToken('ok'), nobody: 'ok' }, '', '{ id }'],
  'Query.userRight': [withToken('ok'), '', '{ tempUser }'],
  'Query.workshops': [withToken('ok'), '', '{ id }'],
  'Query.workshop': [room, byId, '{ id }'],
  'Query.templates': [withToken('ok'), '', '{ id }'],
  'Query.serverTime': [anybody('ok'), '', ''],
  'Query.parts': [room, onWorkshop, '{ id }'],
  'Query.isFinished': [room, onPart, ''],
  'Query.notes': [room, onPart, ''],
  'Query.activeUsers': [members, onWorkshop, '{ activeUserList { id } }'],
  // Anyone with the link may see where it leads.
  'Query.facilitatorInvitation': [anybody('ok'), 'token: "none"', '{ status }'],
  'Query.waitingInvitations': [accounts, '', '{ count }'],
  'Subscription.updatedState': [room, onWorkshop, '{ id }'],
  'Mutation.tokenAuth': [
    anybody('mistake'),
    (_stage, who) => `username: "${who}@example.org", password: "no"`,
  ],
  'Mutation.refreshToken': [anybody('UNAUTHENTICATED'), 'refreshToken: "none"'],
  'Mutation.createUser': [anybody('mistake'), 'email: "no address", password: "no"'],
  'Mutation.validateUserData': [anybody('ok'), 'email: "a@example.org"'],
  'Mutation.sendRecoverEmail': [anybody('mistake'), 'email: "no address"'],
  'Mutation.validateToken': [anybody('mistake'), `userId: "${somebody}", token: "none"`],
  'Mutation.setNewPassword': [anybody('mistake'), `userId: "${somebody}", token: "none", password: "no"`],
  'Mutation.createTempUser': [anybody('ok'), onWorkshop],
  'Mutation.publicWorkshopInfo': [anybody('ok'), onWorkshop],
  'Mutation.logout': [person, ''],
  'Mutation.goOffline': [person, ''],
  'Mutation.updateUser': [
    accounts,
    (stage, who, cast) => `userId: "${idOf(stage, who, cast)}", firstName: "New"`,
  ],
  "Mutation.updateUser (somebody else's)": [verdict({}), `userId: "${somebody}", firstName: "New"`],
  'Mutation.updatePassword': [ownMistakes, 'oldPassword: "no", newPassword: "no"'],
  'Mutation.updateLicense': [ownMistakes, 'key: "abcd-efgh-jkmn-2345"'],
  "Mutation.updateLicense (for somebody else's account)": [
    verdict({}),
    `userId: "${somebody}", key: "abcd-efgh-jkmn-2345"`,
  ],
  'Mutation.exportAccount': [accounts, ''],
  'Mutation.deleteAccount': [ownMistakes, 'password: "no"'],
  'Mutation.createWorkshop': [accounts, 'workshopName: "Mine"'],
  'Mutation.createWorkshop (out of it)': [
    facilitators,
    ({ workshopId }) => `workshopName: "Mine", sourceWorkshopId: "${workshopId}"`,
  ],
  'Mutation.createWorkshopFromId': [facilitators, byId],
  'Mutation.createTemplateFromId': [facilitators, byId],
  'Mutation.updateWorkshop': [facilitators, inWorkshop('lobbyTitle: "New"')],
  'Mutation.updateWorkshop (the name)': [creator, inWorkshop('workshopName: "New"')],
  'Mutation.deleteWorkshop': [creator, byId],
  'Mutation.restoreWorkshop': [creator, byId],
  'Mutation.eraseWorkshop': [creator, onWorkshop],
  'Mutation.addFacilitators': [
    facilitators,
    ({ workshopId }, _who, { accounts: { registered } }) =>
      `workshopId: "${workshopId}", invitees: ["${registered.userId}@example.org"]`,
  ],
  'Mutation.sendInvites': [facilitators, inWorkshop('invitees: ["ivy@example.org"]')],
  'Mutation.withdrawInvitation': [facilitators, inWorkshop('email: "ivy@example.org"')],
  'Mutation.acceptInvitation': [ownMistakes, 'token: "none"'],
  'Mutation.mailInvitationLink': [ownMistakes, ''],
  // Nobody is waiting there: callers who may confirm get a message.
  'Mutation.confirmFacilitator': [
    verdict({ facilitator: 'mistake' }),
    inWorkshop('email: "ana@example.org"'),
  ],
  'Mutation.removeFacilitator': [
    facilitators,
    ({ workshopId }, _who, { accounts: { coFacilitator } }) =>
      `workshopId: "${workshopId}", userId: "${coFacilitator.userId}"`,
  ],
  'Mutation.removeParticipant': [
    facilitators,
    ({ workshopId, members: { participantB } }) =>
      `workshopId: "${workshopId}", userId: "${participantB.userId}"`,
  ],
  'Mutation.generateToken': [facilitators, onWorkshop],
  'Mutation.createProjectorLink': [facilitators, onWorkshop],
  'Mutation.revokeProjectorLink': [facilitators, onWorkshop],
  'Mutation.endWorkshop': [
    facilitators,
    ({ workshopId, partId }) => `workshopId: "${workshopId}", sharedPartIds: ["${partId}"]`,
  ],
  'Mutation.updateShowParticipantsAgenda': [facilitators, inWorkshop('showParticipantsAgenda: false')],
  'Mutation.createRemoteCode': [facilitators, onWorkshop],
  'Mutation.pairRemote': [
    anybody('mistake'),
    ({ workshopId }) => `workshopId: "${workshopId}", code: "none", attempt: "${randomUUID()}"`,
  ],
  'Mutation.disconnectRemote': [
    leaders,
    ({ workshopId, remoteId }) => `workshopId: "${workshopId}", remoteId: "${remoteId}"`,
  ],
  "Mutation.disconnectRemote (the other facilitator's)": [
    facilitators,
    ({ workshopId, otherRemoteId }) => `workshopId: "${workshopId}", remoteId: "${otherRemoteId}"`,
  ],
  'Mutation.updateState (show all answers)': [facilitators, inWorkshop('globalAnswers: true')],
  'Mutation.updateState (focus on an answer)': [
    facilitators,
    ({ workshopId, partId, postId }) =>
      `workshopId: "${workshopId}", activePartId: "${partId}", currentState: "RU", activePostId: "${postId}", focus: true`,
  ],
  'Mutation.updateState': [
    leaders,
    ({ workshopId, partId }) => `workshopId: "${workshopId}", activePartId: "${partId}", currentState: "RU"`,
  ],
  'Mutation.setStatePA': [facilitators, onWorkshop],
  'Mutation.createPartAndType': [facilitators, (stage) => `${common(stage)}, type: "workshop | brainstorm"`],
  'Mutation.deletePart': [facilitators, ({ partId }) => `part: "${partId}"`],
  'Mutation.updatePart': [facilitators, ({ partId }) => `id: "${partId}", title: "New"`],
  'Mutation.updatePartAndTypeTitle': [facilitators, ({ partId }) => `id: "${partId}", title: "New"`],
  'Mutation.updatePartVisibility': [facilitators, inPart('hidden: true')],
  'Mutation.setPartsPosition': [
    facilitators,
    ({ partId, hiddenPartId }) =>
      `positionList: [{ id: "${partId}", position: 1 }, { id: "${hiddenPartId}", position: 0 }]`,
  ],
  'Mutation.setInputLocked': [facilitators, inPart('locked: true')],
  'Mutation.duplicatePart': [facilitators, ({ partId }) => `part: "${partId}"`],
  'Mutation.duplicatePart (to another workshop)': [
    verdict({}),
    ({ partId, other }) => `part: "${partId}", target: "${other.workshopId}"`,
  ],
  'Mutation.copyToNextActivity': [
    facilitators,
    (stage) =>
      `workshopId: "${stage.workshopId}", activePartId: "${stage.partId}", ${answer(stage, 'copyObjects')}`,
  ],
  'Mutation.copyToNextActivity (to another workshop)': [
    verdict({}),
    (stage) =>
      `workshopId: "${stage.workshopId}", activePartId: "${stage.partId}", toPartInput: { partId: "${stage.other.partId}" }, ${answer(stage, 'copyObjects')}`,
  ],
  'Mutation.copyList': [facilitators, intoHidden],
  'Mutation.copyList (to another workshop)': [
    verdict({}),
    (stage) => `partId: "${stage.other.partId}", ${answer(stage, 'copyList')}`,
  ],
  'Mutation.copyAsQuestions': [facilitators, intoHidden],
  'Mutation.copyToTopics': [facilitators, intoHidden],
  'Mutation.shallowCopy': [facilitators, intoHidden],
  'Mutation.startTimer': [
    leaders,
    ({ workshopId, partId }) =>
      `workshopId: "${workshopId}", seconds: 60, partId: "${partId}", locksInput: true`,
  ],
  // There is no timer: callers who may change one get a message.
  'Mutation.updateTimer': [
    verdict({ facilitator: 'mistake', coFacilitator: 'mistake', remote: 'mistake' }),
    inWorkshop('addSeconds: 60'),
  ],
  'Mutation.stopTimer': [leaders, onWorkshop],
  'Mutation.setFinished': [members, inPart('finished: true')],
  'Mutation.resetFinished': [facilitators, onPart],
  'Mutation.startOver': [facilitators, onPart],
} as const satisfies Record<string, Row>

type WorkshopCase = keyof typeof ofWorkshops
export type CallCase = WorkshopCase | KindCase

const rows = Object.entries<Row>(ofWorkshops)
function callOf([name, [, args, told = '{ ok errorString }']]: [string, Row]): [string, MakeCall] {
  const field = name.replace(/^\w+\.| \(.*$/g, '')
  return [
    name,
    (...of) => {
      const given = typeof args === 'string' ? args : args(...of)
      return `${field}${given && `(${given})`} ${told}`
    },
  ]
}
const who = Object.fromEntries(rows.map(([name, [may]]) => [name, may]))
const how = Object.fromEntries(rows.map(callOf))
export const callPolicy = { ...(who as Record<WorkshopCase, Table<Verdict>>), ...kindPolicy }
export const calls: Readonly<Record<CallCase, MakeCall>> = {
  ...(how as Record<WorkshopCase, MakeCall>),
  ...kindCalls,
}
