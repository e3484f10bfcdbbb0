import { copyTypes, inputKinds, shallow, unsourced } from '#domain/activity/copiedInput.ts'
import type {
  CopiedInput,
  CopyItem,
  InputModel,
  InputTarget,
  NoPlaceFor,
} from '#domain/activity/copiedInput.ts'
import { leftOutOf } from '#domain/activity/leftOut.ts'
import { modelOf } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { PartId } from '#domain/ids.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import type { ActivityRights } from '../../access/contract.ts'
import { readAsFacilitator } from '../../activities/facilitatorDocs.ts'
import { addInput, inputReader, knowsCopy } from '../../commands/copyInput.ts'
import { newId } from '../../commands/made.ts'
import { contentRef } from '../../database/contents/contentRefs.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { CopyItemInput, CopyPlaceInput } from '../generated.ts'
import { given, listOf, positionOf } from '../../context/inputs.ts'
import { actOnPart, authorFor, roleFor } from '../../context/roles.ts'
import { answerLeftOut } from '../schema/leftOut.ts'
import type { LeftOutAnswer } from '../schema/leftOut.ts'
import { submit } from '../../context/submit.ts'

type GivenScope = CopyPlaceInput | null | undefined

/** What a call copies, from which activity, and into which. */
export interface InputCopy {
  id: string | null | undefined
  items: readonly CopyItemInput[]
  /** The source activity; by default the one of the first item. */
  source?: ActivityRights
  from?: GivenScope
  toPartId: PartId
  to?: GivenScope
  kind: string
  isShallow?: boolean
}

/** What a copying call answers; on a retry neither is known. */
interface Copied {
  copied: number | null
  leftOut?: LeftOutAnswer[]
}

/** What has no place in a shallow copy. SPEC K7 */
const noneInShallow: readonly NoPlaceFor[] = ['comments', 'descriptions', 'emptyGroups']

/**
 * Copies input of an activity into another one; the caller is a facilitator of both. SPEC K6, K10, R1.
 *
 * @throws {Refusal} `FORBIDDEN` for callers who do not facilitate both, `NOT_FOUND` for missing items
 * @throws {UserMistake} see SPEC K8, K10
 */
export async function copyInput(context: GraphQLContext, copy: InputCopy): Promise<Copied> {
  const before = await copiedBefore(context, copy.id, copy.toPartId)
  if (before) return before
  const { part, author } = await actOnPart(context, copy.toPartId, 'arrange')
  const items = listOf(copy.items).map(itemOf)
  const target = targetOf(copy)
  const source = copy.source ?? (await sourceOf(context, items))
  await roleFor(context, source.workshopId, 'copy')
  const reader = inputReader(context.services.models, source.content)
  let missing = 0
  const read = await readSource(context, source, reader, items, copy.from, () => (missing += 1))
  const input = source.workshopId === part.workshopId ? read : unsourced(read)
  const copied = { id: newId(copy.id), input: copy.isShallow ? shallow(input) : input, target }
  const { models } = context.services
  const count = await submit(context, addInput(models, author, part, copied))
  if (count === null) return { copied: null }
  const noPlaceFor = copy.isShallow ? noneInShallow : (modelOf(models, part.content)?.input?.noPlaceFor ?? [])
  return { copied: count, leftOut: answerLeftOut(leftOutOf(input, noPlaceFor, missing)) }
}

/**
 * The answer to a retried call, also when the source was deleted since. SPEC C2.
 *
 * @param toPartId when the call names it: with another one it is a different call
 * @returns null for a new call, and for an id that identifies something else
 */
export async function copiedBefore(
  context: GraphQLContext,
  id: string | null | undefined,
  toPartId?: PartId,
): Promise<{ copied: null } | null> {
  const { access, database } = context.services
  const known = id ? await contentRef(database, newId(id)) : null
  const part = known?.kind === 'copy' ? await access.activity(known.objectId) : null
  if (!id || !part || (toPartId !== undefined && part.partId !== toPartId)) return null
  const author = await authorFor(context, part.workshopId, 'arrange')
  const isMine = await submit(context, knowsCopy(author, part, newId(id)))
  return isMine ? { copied: null } : null
}

/**
 * The next activity of the agenda.
 *
 * @throws {Refusal} `NOT_FOUND` after the last one
 */
export async function partAfter({ services }: GraphQLContext, part: ActivityRights): Promise<PartId> {
  const name = documentName({ kind: 'state', id: part.workshopId })
  const agenda = await services.committed.read(part.workshopId, [name], ([state]) =>
    state ? readAgenda(state) : [],
  )
  const next = agenda[agenda.findIndex(({ id }) => id === part.partId) + 1]
  if (!next) throw new Refusal('NOT_FOUND', `activity after ${part.partId}`)
  return next.id
}

async function readSource(
  { services }: GraphQLContext,
  source: ActivityRights,
  reader: Pick<InputModel, 'read'>,
  items: readonly CopyItem[],
  from: GivenScope,
  onMissing: () => void,
): Promise<CopiedInput[]> {
  return readAsFacilitator(services, source, (docs) => {
    const position = given(from?.topicPosition)
    const scope = {
      multiTopicId: given(from?.multiTopicId),
      questionId: given(from?.questionId),
      subTopicPos: position === undefined ? undefined : positionOf(position),
    }
    return reader.read(docs, source.objectId, items, scope, onMissing)
  })
}

/** The activity that the first item names, or that contains it. */
async function sourceOf({ services }: GraphQLContext, items: readonly CopyItem[]): Promise<ActivityRights> {
  const id = items[0]?.objId
  if (id === undefined) throw new Refusal('BAD_USER_INPUT', 'nothing to copy')
  const found = await services.access.content(id)
  const source = await services.access.activity(found?.objectId ?? id)
  if (!source) throw new Refusal('NOT_FOUND', `source of ${id}`)
  return source
}

function itemOf({ type, objId, copyChildren, count, ...of }: CopyItemInput): CopyItem {
  const known = copyTypes.find((one) => one === type)
  if (!known) throw new Refusal('BAD_USER_INPUT', `copy type ${type}`)
  const most = given(count) ?? 0
  if (known === 'TOP' && most < 1) throw new Refusal('BAD_USER_INPUT', 'TOP without a count')
  const column = given(of.column)
  return {
    ...{ type: known, objId, copyChildren: copyChildren ?? false, count: most },
    ...{ column: column === undefined ? undefined : positionOf(column), columnId: given(of.columnId) },
  }
}

function targetOf({ kind, to }: InputCopy): InputTarget {
  const known = inputKinds.find((one) => one === kind)
  if (!known) throw new Refusal('BAD_USER_INPUT', `input kind ${kind}`)
  return {
    kind: known,
    multiTopicId: given(to?.multiTopicId),
    questionId: given(to?.questionId),
    subTopicPos: positionOf(to?.topicPosition ?? 0),
    copyGroups: given(to?.copyGroups),
    cloneGroups: given(to?.cloneGroups),
  }
}
