import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { newId } from '#api/newId.ts'
import {
  CreateOrganizeItemDocument,
  CreateOrganizeSectionDocument,
  SetOrganizeSortingDocument,
} from '#api/operations/organize.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import type { TypedDocument } from '#api/generated.ts'
import { contents } from '#domain/workshop/content.ts'
import type { Signed } from '../people/people.ts'

/** An Organize activity, created with the calls that the screens use. */
export interface BuiltOrganize {
  /** Path of the board. */
  path: string
  /** Adds items to a section, in this order; among what is not sorted without a name. */
  filled(section: string | null, texts: readonly string[]): Promise<void>
  /** Adds a group to a section, with these items. */
  grouped(section: string | null, name: string, texts: readonly string[]): Promise<void>
  everyoneSorts(): Promise<void>
}

/** No screen makes a group by this call: facilitators do it on their desk. */
const createGroup =
  'mutation ($id: ID, $organizeId: ID!, $name: String!, $sectionId: ID) { createOrganizeGroup(id: $id, organizeId: $organizeId, name: $name, sectionId: $sectionId) { ok errorString } }' as TypedDocument<
    { createOrganizeGroup: { ok: boolean } },
    { id: string; organizeId: string; name: string; sectionId: string | null }
  >

/** Adds an Organize activity with these sections to a session. */
export async function organizeAdded(
  { credentials }: Signed,
  workshopId: string,
  sections: readonly string[],
): Promise<BuiltOrganize> {
  const who = credentials.accountIdentity()
  const { createPartAndType } = await credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData: { workshop: workshopId }, title: 'Organize', type: contents.organize },
    who,
  )
  const organizeId = createPartAndType.part?.objectId ?? ''
  const ids = new Map(sections.map((name) => [name, newId()]))
  for (const [name, id] of ids)
    await credentials.callAs(CreateOrganizeSectionDocument, { id, organizeId, name }, who)
  const idOf = (name: string | null) => ids.get(name ?? '') ?? null
  const add = (text: string, to: { sectionId: string | null } | { groupId: string }) =>
    credentials.callAs(CreateOrganizeItemDocument, { organizeId, text, ...to }, who)
  return {
    path: `/workshop/${workshopId}/organize/${organizeId}/board`,
    async filled(name, texts) {
      for (const text of texts) await add(text, { sectionId: idOf(name) })
    },
    async grouped(name, group, texts) {
      const groupId = newId()
      await credentials.callAs(
        createGroup,
        { id: groupId, organizeId, name: group, sectionId: idOf(name) },
        who,
      )
      for (const text of texts) await add(text, { groupId })
    },
    async everyoneSorts() {
      await credentials.callAs(SetOrganizeSortingDocument, { organizeId, sorting: 'EVERYONE' }, who)
    },
  }
}

/** A section of the board, by its name, whose heading tells too how many items are in it. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}, \\d+ items?$`) })

/** An item's handle, which is pressed, focused and dragged. */
export const item = (where: Page | Locator, text: string): Locator =>
  where.locator('[data-row] > [data-control="handle"]').filter({ hasText: text })

/** Waits until a section holds these items, in this order. */
export async function holds(page: Page, name: string, texts: readonly string[]): Promise<void> {
  const inIt = section(page, name).locator('[data-row] > [data-control="handle"] [title]')
  await expect.poll(() => inIt.allInnerTexts()).toEqual(texts)
}

/** What is on the board, by section; a group as its name and what is in it. */
export function boardOf(page: Page): Promise<Record<string, string[]>> {
  return page.locator('[data-section]').evaluateAll((sections) => {
    const rowsOf = (around: Element): string[] =>
      [...around.querySelectorAll('[data-row]')]
        .filter((row) => row.closest('[data-list]') === around.querySelector('[data-list]'))
        .map((row) =>
          row.querySelector('[data-list]')
            ? `${row.querySelector('h3 [dir]')?.textContent}: ${rowsOf(row).join(', ')}`
            : (row.querySelector('[title]')?.textContent ?? ''),
        )
    return Object.fromEntries(
      sections.map((one) => [one.querySelector('h2 [title]')?.textContent ?? '', rowsOf(one)]),
    )
  })
}

/** The name of a group, by which it is dragged. */
export const groupHandle = (page: Page, name: string): Locator =>
  page.locator('h3 [data-control="handle"]').filter({ hasText: name })

/** Moves an item to a section by its menu. */
export async function moveByMenu(page: Page, text: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for item: ${text}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: to }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
