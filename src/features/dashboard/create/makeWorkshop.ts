import { ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import type { LeftOut } from '#api/leftOut.ts'
import { CreateWorkshopDocument } from '#api/operations/template.ts'
import { copyArguments } from './copyChoice.ts'
import type { CopyChoice } from './copyChoice.ts'

/** The workshop to copy. */
export interface WorkshopSource {
  id: string
  name: string
  isTemplate: boolean
}

/** Its id, and what a copy leaves out. SPEC K13 */
export interface MadeWorkshop {
  id: string
  leftOut: readonly LeftOut[]
}

export interface WorkshopWish {
  /** One id for all attempts, so that a retry after a lost response creates no second workshop (idempotent). */
  id: string
  name: string
  password: string
  asTemplate: boolean
  source: WorkshopSource | undefined
  /** For a copied session. */
  includeInput: boolean
  /** For a copied template. */
  choice: CopyChoice
  /** The copied template's parts; null if unknown. */
  parts: readonly { id: string; content: string }[] | null
}

/** Creates the workshop. @throws {CallError} */
export async function makeWorkshop(wish: WorkshopWish): Promise<MadeWorkshop> {
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
  return { id: createWorkshop.workshop.id, leftOut: createWorkshop.leftOut ?? [] }
}
