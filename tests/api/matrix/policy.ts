import type { DocumentKind } from '#domain/documents.ts'
import { table } from './verdicts.ts'
import type { Some, Table } from './verdicts.ts'

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
