import type { PartWish } from '#domain/workshop/template.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { readWorkshopCopy, sourceFor } from './copySource.ts'
import type { AskedCopy } from './copySource.ts'
import { makeWorkshop } from './createWorkshop.ts'
import type { MadeWorkshop, WantedWorkshop } from './createWorkshop.ts'
import type { MutationCreateWorkshopArgs } from '../generated.ts'
import { given, listOf } from '../../context/inputs.ts'

/** Executes `createWorkshop`: an empty workshop, or a copy of another one. */
export function makeAsked(context: GraphQLContext, args: MutationCreateWorkshopArgs): Promise<MadeWorkshop> {
  const template = args.template ?? false
  const wanted: WantedWorkshop = {
    madeId: args.id ?? null,
    name: (template ? given(args.templateName) : undefined) ?? args.workshopName,
    password: args.password ?? '',
    template,
  }
  const sourceId = given(args.sourceWorkshopId)
  if (sourceId === undefined) return makeWorkshop(context, wanted)
  return makeWorkshop(context, {
    ...wanted,
    copy: async () =>
      readWorkshopCopy(context, await sourceFor(context, sourceId), askedCopy(args), template),
  })
}

function askedCopy(args: MutationCreateWorkshopArgs): AskedCopy {
  const options = listOf(args.copyOptions ?? []).map(
    ({ partId, include, copySorters, copyGroups }): [string, PartWish] => [
      partId,
      { include: include ?? true, withInput: given(copySorters), withGroups: given(copyGroups) },
    ],
  )
  return {
    genericOption: given(args.genericOption),
    includeInput: args.includeInput ?? false,
    parts: new Map(options),
  }
}
