import type { DocumentKind } from '#domain/documents.ts'
import { kindPolicy } from '#kinds/calls.ts'
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
  table,
  verdict,
  withToken,
} from './verdicts.ts'
import type { Some, Table, Verdict } from './verdicts.ts'

/** How a document is opened. */
export type Opening = 'readonly' | 'read-write' | 'permission-denied' | 'unauthenticated' | 'removed'

const opening = (given: Some<Opening>): Table<Opening> =>
  table<Opening>('unauthenticated', 'permission-denied', 'permission-denied', given)

/** For a workshop's documents: a removed member is told of the removal. */
const ofWorkshop = (given: Some<Opening>): Table<Opening> => opening({ removed: 'removed', ...given })

const facilitatorsRead: Some<Opening> = { facilitator: 'readonly', coFacilitator: 'readonly' }
const roomReads: Some<Opening> = {
  ...facilitatorsRead,
  participantA: 'readonly',
  participantB: 'readonly',
  projector: 'readonly',
  remote: 'readonly',
}

/** An invalid document name is refused before the caller is identified. */
const noDocument = table<Opening>('permission-denied', 'permission-denied', 'permission-denied', {})

/**
 * Documents of the workshop, by kind, and other names that a caller may try. Callers who may write
 * are those whose connection is opened for writing. SPEC D3, J1, J4.
 */
export const documentPolicy = {
  state: ofWorkshop(roomReads),
  desk: ofWorkshop({ facilitator: 'read-write', coFacilitator: 'read-write' }),
  board: ofWorkshop(roomReads),
  tally: ofWorkshop(facilitatorsRead),
  'board of a hidden part': ofWorkshop(facilitatorsRead),
  'board of a deleted part': opening({}),
  "another workshop's state": opening({ otherWorkshop: 'readonly' }),
  "another workshop's desk": opening({}),
  "another workshop's board": opening({ otherWorkshop: 'readonly' }),
  'a workshop there is not': opening({}),
  'an activity there is not': opening({}),
  'no name': noDocument,
  'a path': noDocument,
  'a name with a NUL': noDocument,
  'a kind there is not': noDocument,
} satisfies Record<DocumentKind, Table<Opening>> & Record<string, Table<Opening>>

export type DocumentCase = keyof typeof documentPolicy

/** The calls of the schema, `Type.field`; a variant of a call is in brackets. SPEC R1. */
export const callPolicy = {
  'Query.me': { ...withToken('ok'), nobody: 'ok' },
  'Query.userRight': withToken('ok'),
  'Query.workshops': withToken('ok'),
  'Query.workshop': room,
  'Query.templates': withToken('ok'),
  'Query.serverTime': anybody('ok'),
  'Query.parts': room,
  'Query.activeUsers': members,
  // Anyone with the link may see where it leads.
  'Query.facilitatorInvitation': anybody('ok'),
  'Query.waitingInvitations': accounts,
  'Subscription.updatedState': room,

  'Mutation.tokenAuth': anybody('mistake'),
  'Mutation.refreshToken': anybody('UNAUTHENTICATED'),
  'Mutation.createUser': anybody('mistake'),
  'Mutation.validateUserData': anybody('ok'),
  'Mutation.sendRecoverEmail': anybody('mistake'),
  'Mutation.validateToken': anybody('mistake'),
  'Mutation.setNewPassword': anybody('mistake'),
  'Mutation.createTempUser': anybody('ok'),
  'Mutation.publicWorkshopInfo': anybody('ok'),
  'Mutation.logout': person,
  'Mutation.goOffline': person,
  'Mutation.updateUser': verdict({ ...accounts }),
  "Mutation.updateUser (somebody else's)": verdict({}),
  'Mutation.updatePassword': ownMistakes,
  'Mutation.updateLicense': ownMistakes,
  "Mutation.updateLicense (for somebody else's account)": verdict({}),
  'Mutation.exportAccount': accounts,
  'Mutation.deleteAccount': ownMistakes,

  'Mutation.createWorkshop': accounts,
  'Mutation.createWorkshop (out of it)': facilitators,
  'Mutation.createWorkshopFromId': facilitators,
  'Mutation.createTemplateFromId': facilitators,
  'Mutation.updateWorkshop': facilitators,
  'Mutation.updateWorkshop (the name)': creator,
  'Mutation.deleteWorkshop': creator,
  'Mutation.restoreWorkshop': creator,
  'Mutation.eraseWorkshop': creator,
  'Mutation.addFacilitators': facilitators,
  'Mutation.sendInvites': facilitators,
  'Mutation.withdrawInvitation': facilitators,
  'Mutation.acceptInvitation': ownMistakes,
  'Mutation.mailInvitationLink': ownMistakes,
  // Nobody is waiting there: callers who may confirm get a message.
  'Mutation.confirmFacilitator': verdict({ facilitator: 'mistake' }),
  'Mutation.removeFacilitator': facilitators,
  'Mutation.removeParticipant': facilitators,
  'Mutation.generateToken': facilitators,
  'Mutation.createProjectorLink': facilitators,
  'Mutation.revokeProjectorLink': facilitators,
  'Mutation.endWorkshop': facilitators,
  'Mutation.updateShowParticipantsAgenda': facilitators,
  'Mutation.createRemoteCode': facilitators,
  'Mutation.pairRemote': anybody('mistake'),
  'Mutation.disconnectRemote': leaders,
  "Mutation.disconnectRemote (the other facilitator's)": facilitators,
  'Mutation.updateState': leaders,
  'Mutation.updateState (show all answers)': facilitators,
  'Mutation.updateState (focus on an answer)': facilitators,
  'Mutation.setStatePA': facilitators,
  'Mutation.createPartAndType': facilitators,
  'Mutation.deletePart': facilitators,
  'Mutation.updatePart': facilitators,
  'Mutation.updatePartAndTypeTitle': facilitators,
  'Mutation.updatePartVisibility': facilitators,
  'Mutation.setPartsPosition': facilitators,
  'Mutation.setInputLocked': facilitators,
  'Mutation.duplicatePart': facilitators,
  'Mutation.duplicatePart (to another workshop)': verdict({}),
  'Mutation.copyToNextActivity': facilitators,
  'Mutation.copyToNextActivity (to another workshop)': verdict({}),
  'Mutation.copyList': facilitators,
  'Mutation.copyList (to another workshop)': verdict({}),
  'Mutation.copyAsQuestions': facilitators,
  'Mutation.copyToTopics': facilitators,
  'Mutation.shallowCopy': facilitators,
  'Mutation.startTimer': leaders,
  // There is no timer: callers who may change one get a message.
  'Mutation.updateTimer': verdict({ facilitator: 'mistake', coFacilitator: 'mistake', remote: 'mistake' }),
  'Mutation.stopTimer': leaders,
  'Mutation.setFinished': members,
  'Mutation.resetFinished': facilitators,
  'Mutation.startOver': facilitators,

  ...kindPolicy,
} as const satisfies Record<string, Table<Verdict>>

export type CallCase = keyof typeof callPolicy

const status = (each: number): Table<number> => table(each, each, each, {})

const exporters = { ...status(401), coFacilitator: 200, facilitator: 200 } satisfies Table<number>

/** The room's screen reads the document of a presented activity only. SPEC SL21 */
const readers = {
  ...status(401),
  ...{ participantA: 200, participantB: 200, remote: 200, coFacilitator: 200, facilitator: 200 },
} satisfies Table<number>

/** Without a file, for whoever may upload one. SPEC SL19 */
const uploaders = table(401, 401, 403, { coFacilitator: 400, facilitator: 400 })

/** Routes beside the calls, and their status codes. Everyone who gets a file may see all of its content. */
export const routePolicy = {
  'GET /healthz': status(200),
  'GET /readyz': status(200),
  'GET /metrics': status(200),
  'GET /graphql': status(405),
  'PUT /graphql': status(405),
  'GET /api/account/{token}': status(404),
  // A token for calls opens no file, and only facilitators get a token that does. SPEC V1
  'GET /api/export/{workshopId}/{token}': status(401),
  'GET /api/exportjira/{workshopId}/{partId}/{token}': status(401),
  'GET /api/export/{workshopId}/{exportToken}': exporters,
  'GET /api/exportjira/{workshopId}/{partId}/{exportToken}': exporters,
  // Here too a token for calls opens no file, and everyone who may read the board gets one that does. SPEC SL21
  'GET /api/getpdf/{presentId}/slides.pdf/{token}': status(401),
  'GET /api/getpdf/{presentId}/slides.pdf/{fileToken}': readers,
  // The token of one activity opens no other one.
  'GET /api/getpdf/{objectId}/slides.pdf/{fileToken}': {
    ...readers,
    ...{ participantA: 403, participantB: 403, remote: 403, coFacilitator: 403, facilitator: 403 },
  },
  'POST /api/sendpdf/{presentId}/slides.pdf': uploaders,
  // Not Slides: it does not exist, for whoever asks with a good token or none.
  'POST /api/sendpdf/{objectId}/slides.pdf': table(401, 404, 404, {}),
  'GET /api/../.data/secrets.json': status(404),
} satisfies Record<string, Table<number>>

export type Route = keyof typeof routePolicy
