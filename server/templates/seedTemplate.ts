import { randomUUID } from 'node:crypto'
import type { WorkshopId } from '#domain/ids.ts'
import type { Language } from '#domain/languages.ts'
import {
  checkedLobbyDesc,
  checkedLobbyTitle,
  checkedTemplateDesc,
  writeWorkshopInfo,
} from '#domain/workshop/workshop.ts'
import { officialKind } from '#server/activities/templates.ts'
import type { OfficialActivity } from '#server/activities/templates.ts'
import { addCopy } from '#server/commands/duplicate.ts'
import type { ActivityCopy } from '#server/commands/duplicate.ts'
import { namedBy, together } from '#server/commands/together.ts'
import { createWorkshop, rowsAuthor } from '#server/commands/workshops.ts'
import { productProfile } from '../database/accounts/productProfile.ts'
import type { SealedKey } from '../database/workshops/workshopKeys.ts'
import { followEnglish, markSeeded, publishOfficial } from '../database/workshops/seededTemplates.ts'
import { putCategories } from '../database/workshops/workshopStatements.ts'
import type { Command } from '#server/tick/command.ts'
import type { OfficialTemplate } from './officialTemplate.ts'

/** Creates an official template in one transaction: workshop, activities, and the record that it was added. SPEC W9. */
export function seedTemplate(
  id: WorkshopId,
  template: OfficialTemplate,
  language: Language,
  key: SealedKey,
): Command<void> {
  const lobbyTitle = checkedLobbyTitle(template.lobbyTitle)
  const lobbyDesc = checkedLobbyDesc(template.lobbyDesc)
  const desc = checkedTemplateDesc(template.desc)
  const newWorkshop = createWorkshop({
    id,
    name: template.name,
    password: '',
    template: true,
    creator: productProfile,
    key,
  })
  const parts = template.activities.map((activity) =>
    addCopy(rowsAuthor, id, { partId: randomUUID(), objectId: randomUUID() }, activityCopy(activity)),
  )
  return {
    workshopId: id,
    author: rowsAuthor,
    ...namedBy(parts),
    run(workshop) {
      const made = [newWorkshop.run(workshop).rows, ...parts.map((part) => part.run(workshop).rows)]
      writeWorkshopInfo(workshop.state, { lobbyTitle, lobbyDesc })
      const { pic, categories } = template
      const statements = [
        ...publishOfficial(id, { lobbyTitle, lobbyDesc, desc, pic, language }),
        ...(language === 'en' ? putCategories(id, categories) : followEnglish(id, template.key)),
        markSeeded({ key: template.key, language }, id),
      ]
      return { result: undefined, rows: together([...made, { statements }]) }
    },
  }
}

function activityCopy(activity: OfficialActivity): ActivityCopy {
  const { kind, name } = activity
  return {
    kind,
    name,
    hidden: false,
    values: officialKind(activity).values(activity, Math.floor(Date.now() / 1000)),
    file: null,
    leftOut: [],
  }
}
