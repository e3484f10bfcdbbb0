import { randomUUID } from 'node:crypto'
import type { Cast } from './cast.ts'
import { kindCalls } from '#kinds/calls.ts'
import type { CallCase } from './policy.ts'
import type { Who } from './verdicts.ts'
import type { Stage } from './stage.ts'

/** How a case of the policy is called: the text between the braces of the operation. */
export type MakeCall = (stage: Stage, who: Who, cast: Cast) => string

const text = (value: string): string => JSON.stringify(value)
const common = ({ workshopId }: Stage): string => `commonInfoData: { workshop: ${text(workshopId)} }`
const done = '{ ok errorString }'
/** The list argument of a copying call: one answer of the stage. */
const answer = ({ postId }: Stage, list: string): string =>
  `${list}: [{ type: "ANSWERS", objId: "${postId}" }]`
const intoHidden = (stage: Stage): string =>
  `partId: ${text(stage.hiddenPartId)}, ${answer(stage, 'copyList')}`
const somebody = '00000000-0000-4000-8000-000000000000'

function idOf({ members }: Stage, who: Who, { accounts }: Cast): string {
  if (who in members) return members[who as keyof typeof members].userId
  return who in accounts ? accounts[who as keyof typeof accounts].userId : somebody
}

export const calls: Record<CallCase, MakeCall> = {
  'Query.me': () => 'me { id }',
  'Query.userRight': () => 'userRight { tempUser }',
  'Query.workshops': () => 'workshops { id }',
  'Query.workshop': ({ workshopId }) => `workshop(id: ${text(workshopId)}) { id }`,
  'Query.templates': () => 'templates { id }',
  'Query.serverTime': () => 'serverTime',
  'Query.parts': ({ workshopId }) => `parts(workshopId: ${text(workshopId)}) { id }`,
  'Query.activeUsers': ({ workshopId }) =>
    `activeUsers(workshopId: ${text(workshopId)}) { activeUserList { id } }`,
  'Query.facilitatorInvitation': () => `facilitatorInvitation(token: "none") { status }`,
  'Query.waitingInvitations': () => 'waitingInvitations { count }',
  'Subscription.updatedState': ({ workshopId }) => `updatedState(workshopId: ${text(workshopId)}) { id }`,

  'Mutation.tokenAuth': (_stage, who) => `tokenAuth(username: "${who}@example.org", password: "no") ${done}`,
  'Mutation.refreshToken': () => `refreshToken(refreshToken: "none") ${done}`,
  'Mutation.createUser': () => `createUser(email: "no address", password: "no") ${done}`,
  'Mutation.validateUserData': () => `validateUserData(email: "a@example.org") ${done}`,
  'Mutation.sendRecoverEmail': () => `sendRecoverEmail(email: "no address") ${done}`,
  'Mutation.validateToken': () => `validateToken(userId: "${somebody}", token: "none") ${done}`,
  'Mutation.setNewPassword': () =>
    `setNewPassword(userId: "${somebody}", token: "none", password: "no") ${done}`,
  'Mutation.createTempUser': ({ workshopId }) => `createTempUser(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.publicWorkshopInfo': ({ workshopId }) =>
    `publicWorkshopInfo(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.logout': () => `logout ${done}`,
  'Mutation.goOffline': () => `goOffline ${done}`,
  'Mutation.updateUser': (stage, who, cast) =>
    `updateUser(userId: ${text(idOf(stage, who, cast))}, firstName: "New") ${done}`,
  "Mutation.updateUser (somebody else's)": () =>
    `updateUser(userId: "${somebody}", firstName: "New") ${done}`,
  'Mutation.updatePassword': () => `updatePassword(oldPassword: "no", newPassword: "no") ${done}`,
  'Mutation.updateLicense': () => `updateLicense(key: "abcd-efgh-jkmn-2345") ${done}`,
  "Mutation.updateLicense (for somebody else's account)": () =>
    `updateLicense(userId: "${somebody}", key: "abcd-efgh-jkmn-2345") ${done}`,
  'Mutation.exportAccount': () => `exportAccount ${done}`,
  'Mutation.deleteAccount': () => `deleteAccount(password: "no") ${done}`,

  'Mutation.createWorkshop': () => `createWorkshop(workshopName: "Mine") ${done}`,
  'Mutation.createWorkshop (out of it)': ({ workshopId }) =>
    `createWorkshop(workshopName: "Mine", sourceWorkshopId: ${text(workshopId)}) ${done}`,
  'Mutation.createWorkshopFromId': ({ workshopId }) =>
    `createWorkshopFromId(id: ${text(workshopId)}) ${done}`,
  'Mutation.createTemplateFromId': ({ workshopId }) =>
    `createTemplateFromId(id: ${text(workshopId)}) ${done}`,
  'Mutation.updateWorkshop': ({ workshopId }) =>
    `updateWorkshop(workshopId: ${text(workshopId)}, lobbyTitle: "New") ${done}`,
  'Mutation.updateWorkshop (the name)': ({ workshopId }) =>
    `updateWorkshop(workshopId: ${text(workshopId)}, workshopName: "New") ${done}`,
  'Mutation.deleteWorkshop': ({ workshopId }) => `deleteWorkshop(id: ${text(workshopId)}) ${done}`,
  'Mutation.restoreWorkshop': ({ workshopId }) => `restoreWorkshop(id: ${text(workshopId)}) ${done}`,
  'Mutation.eraseWorkshop': ({ workshopId }) => `eraseWorkshop(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.addFacilitators': ({ workshopId }, _who, { accounts: { registered } }) =>
    `addFacilitators(workshopId: ${text(workshopId)}, invitees: ["${registered.userId}@example.org"]) ${done}`,
  'Mutation.sendInvites': ({ workshopId }) =>
    `sendInvites(workshopId: ${text(workshopId)}, invitees: ["ivy@example.org"]) ${done}`,
  'Mutation.withdrawInvitation': ({ workshopId }) =>
    `withdrawInvitation(workshopId: ${text(workshopId)}, email: "ivy@example.org") ${done}`,
  'Mutation.acceptInvitation': () => `acceptInvitation(token: "none") ${done}`,
  'Mutation.mailInvitationLink': () => `mailInvitationLink ${done}`,
  'Mutation.confirmFacilitator': ({ workshopId }) =>
    `confirmFacilitator(workshopId: ${text(workshopId)}, email: "ana@example.org") ${done}`,
  'Mutation.removeFacilitator': ({ workshopId }, _who, { accounts: { coFacilitator } }) =>
    `removeFacilitator(workshopId: ${text(workshopId)}, userId: "${coFacilitator.userId}") ${done}`,
  'Mutation.removeParticipant': ({ workshopId, members: { participantB } }) =>
    `removeParticipant(workshopId: ${text(workshopId)}, userId: "${participantB.userId}") ${done}`,
  'Mutation.generateToken': ({ workshopId }) => `generateToken(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.createProjectorLink': ({ workshopId }) =>
    `createProjectorLink(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.revokeProjectorLink': ({ workshopId }) =>
    `revokeProjectorLink(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.endWorkshop': ({ workshopId, partId }) =>
    `endWorkshop(workshopId: ${text(workshopId)}, sharedPartIds: [${text(partId)}]) ${done}`,
  'Mutation.updateShowParticipantsAgenda': ({ workshopId }) =>
    `updateShowParticipantsAgenda(workshopId: ${text(workshopId)}, showParticipantsAgenda: false) ${done}`,
  'Mutation.createRemoteCode': ({ workshopId }) =>
    `createRemoteCode(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.pairRemote': ({ workshopId }) =>
    `pairRemote(workshopId: ${text(workshopId)}, code: "none", attempt: "${randomUUID()}") ${done}`,
  'Mutation.disconnectRemote': ({ workshopId, remoteId }) =>
    `disconnectRemote(workshopId: ${text(workshopId)}, remoteId: "${remoteId}") ${done}`,
  "Mutation.disconnectRemote (the other facilitator's)": ({ workshopId, otherRemoteId }) =>
    `disconnectRemote(workshopId: ${text(workshopId)}, remoteId: "${otherRemoteId}") ${done}`,
  'Mutation.updateState (show all answers)': ({ workshopId }) =>
    `updateState(workshopId: ${text(workshopId)}, globalAnswers: true) ${done}`,
  'Mutation.updateState (focus on an answer)': ({ workshopId, partId, postId }) =>
    `updateState(workshopId: ${text(workshopId)}, activePartId: ${text(partId)}, currentState: "RU", activePostId: ${text(postId)}, focus: true) ${done}`,
  'Mutation.updateState': ({ workshopId, partId }) =>
    `updateState(workshopId: ${text(workshopId)}, activePartId: ${text(partId)}, currentState: "RU") ${done}`,
  'Mutation.setStatePA': ({ workshopId }) => `setStatePA(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.createPartAndType': (stage) =>
    `createPartAndType(${common(stage)}, type: "workshop | brainstorm") ${done}`,
  'Mutation.deletePart': ({ partId }) => `deletePart(part: ${text(partId)}) ${done}`,
  'Mutation.updatePart': ({ partId }) => `updatePart(id: ${text(partId)}, title: "New") ${done}`,
  'Mutation.updatePartAndTypeTitle': ({ partId }) =>
    `updatePartAndTypeTitle(id: ${text(partId)}, title: "New") ${done}`,
  'Mutation.updatePartVisibility': ({ partId }) =>
    `updatePartVisibility(partId: ${text(partId)}, hidden: true) ${done}`,
  'Mutation.setPartsPosition': ({ partId, hiddenPartId }) =>
    `setPartsPosition(positionList: [{ id: ${text(partId)}, position: 1 }, { id: ${text(hiddenPartId)}, position: 0 }]) ${done}`,
  'Mutation.setInputLocked': ({ partId }) => `setInputLocked(partId: ${text(partId)}, locked: true) ${done}`,
  'Mutation.duplicatePart': ({ partId }) => `duplicatePart(part: ${text(partId)}) ${done}`,
  'Mutation.duplicatePart (to another workshop)': ({ partId, other }) =>
    `duplicatePart(part: ${text(partId)}, target: ${text(other.workshopId)}) ${done}`,
  'Mutation.copyToNextActivity': (stage) =>
    `copyToNextActivity(workshopId: ${text(stage.workshopId)}, activePartId: ${text(stage.partId)}, ${answer(stage, 'copyObjects')}) ${done}`,
  'Mutation.copyToNextActivity (to another workshop)': (stage) =>
    `copyToNextActivity(workshopId: ${text(stage.workshopId)}, activePartId: ${text(stage.partId)}, toPartInput: { partId: "${stage.other.partId}" }, ${answer(stage, 'copyObjects')}) ${done}`,
  'Mutation.copyList': (stage) => `copyList(${intoHidden(stage)}) ${done}`,
  'Mutation.copyList (to another workshop)': (stage) =>
    `copyList(partId: "${stage.other.partId}", ${answer(stage, 'copyList')}) ${done}`,
  'Mutation.copyAsQuestions': (stage) => `copyAsQuestions(${intoHidden(stage)}) ${done}`,
  'Mutation.copyToTopics': (stage) => `copyToTopics(${intoHidden(stage)}) ${done}`,
  'Mutation.shallowCopy': (stage) => `shallowCopy(${intoHidden(stage)}) ${done}`,
  'Mutation.startTimer': ({ workshopId, partId }) =>
    `startTimer(workshopId: ${text(workshopId)}, seconds: 60, partId: ${text(partId)}, locksInput: true) ${done}`,
  'Mutation.updateTimer': ({ workshopId }) =>
    `updateTimer(workshopId: ${text(workshopId)}, addSeconds: 60) ${done}`,
  'Mutation.stopTimer': ({ workshopId }) => `stopTimer(workshopId: ${text(workshopId)}) ${done}`,
  'Mutation.setFinished': ({ partId }) => `setFinished(partId: ${text(partId)}, finished: true) ${done}`,
  'Mutation.resetFinished': ({ partId }) => `resetFinished(partId: ${text(partId)}) ${done}`,
  'Mutation.startOver': ({ partId }) => `startOver(partId: ${text(partId)}) ${done}`,

  ...kindCalls,
}
