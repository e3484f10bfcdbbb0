import { ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { CreateWorkshopDocument } from '#api/operations/template.ts'
import { copyArguments } from './copyChoice.ts'
import type { CopyChoice } from './copyChoice.ts'

/** What a workshop is a copy of. */
export interface WorkshopSource {
  id: string
  name: string
  isTemplate: boolean
}

export interface WorkshopWish {
  /** Made once for all tries: a press after an answer that never came makes no second workshop. */
  id: string
  name: string
  password: string
  asTemplate: boolean
  source: WorkshopSource | undefined
  /** Of a copied session. */
  includeInput: boolean
  /** Of a copied template. */
  choice: CopyChoice
  /** The copied template's parts; null when they are not known. */
  parts: readonly { id: string; content: string }[] | null
}

/** Makes it. @returns its id. @throws {CallError} */
export async function makeWorkshop(wish: WorkshopWish): Promise<string> {
  const { source, asTemplate, choice, parts } = wish
  const name = wish.name.trim()
  const { createWorkshop } = await call(CreateWorkshopDocument, {
    id: wish.id,
    workshopName: name,
    password: wish.password,
    template: asTemplate,
    ...(asTemplate && { templateName: name }),
    ...(source && { sourceWorkshopId: source.id }),
    ...(source && !source.isTemplate && { includeInput: wish.includeInput }),
    ...(source?.isTemplate && copyArguments(choice, parts ?? [])),
  })
  if (!createWorkshop.workshop) throw new ServerTrouble(true)
  return createWorkshop.workshop.id
}
