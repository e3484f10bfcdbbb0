import { Refusal } from '#domain/errors.ts'
import { workshopsOf } from '../../database/workshops/workshopLists.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { QueryWorkshopsArgs } from '../generated.ts'
import { given, listed } from '../../context/inputs.ts'
import type { WorkshopParent } from '../../context/parents.ts'

/** Maximum number of rows in a page. */
const mostOfAPage = 1000
const longestSearch = 255

/**
 * The caller's workshops, all or one page; callers without an account have none. SPEC W7, X1.
 *
 * @throws {Refusal} `UNAUTHENTICATED`, or `BAD_USER_INPUT` for an invalid page
 */
export async function listOwn(context: GraphQLContext, args: QueryWorkshopsArgs): Promise<WorkshopParent[]> {
  const { services, caller } = context
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'workshops without a token')
  if (caller.kind !== 'account') return []
  const first = given(args.first)
  if (first !== undefined && (first < 0 || first > mostOfAPage)) throw new Refusal('BAD_USER_INPUT', 'first')
  const search = args.search ?? ''
  if (search.length > longestSearch) throw new Refusal('BAD_USER_INPUT', 'search')
  const rows = await workshopsOf(services.database, caller.userId, {
    template: args.template ?? false,
    deleted: args.deleted ?? false,
    ...{ search, first, after: given(args.after) },
  })
  if (!rows) throw new Refusal('BAD_USER_INPUT', 'after: not in the list')
  return listed(context, rows).map((row) => ({ row, role: 'facilitator' }))
}
