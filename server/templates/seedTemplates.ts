import type { Logger } from '#server/log.ts'
import { seededWorkshopId } from '#server/commands/workshopId.ts'
import { seededTemplates } from '#server/database/seededTemplates.ts'
import type { Services } from '#server/services.ts'
import { ideaTemplates } from './ideaTemplates.ts'
import type { OfficialTemplate } from './officialTemplate.ts'
import { projectTemplates } from './projectTemplates.ts'
import { seedTemplate } from './seedTemplate.ts'
import { teamTemplates } from './teamTemplates.ts'

/** The templates that come with the product. */
export const officialTemplates: readonly OfficialTemplate[] = [
  ...teamTemplates,
  ...projectTemplates,
  ...ideaTemplates,
]

/**
 * Brings in those official templates that were never here: once each, so what an administrator changed or deleted stays so. A
 * failure is logged and mended at the next start; nobody waits for it.
 */
export async function seedTemplates(
  services: Pick<Services, 'database' | 'ticks' | 'keys' | 'appSecret'>,
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  const known = await seededTemplates(services.database)
  const missing = officialTemplates.filter(({ key }) => !known.has(key))
  for (const template of missing) {
    try {
      const id = seededWorkshopId(services.appSecret, template.key)
      const key = await services.keys.make(id)
      await services.ticks.submit(seedTemplate(id, template, key))
    } catch (error) {
      // Another node that started at the same moment may have been faster.
      if (!(await seededTemplates(services.database)).has(template.key))
        logger.error({ err: error, template: template.key }, 'an official template could not be brought in')
    }
  }
  if (missing.length > 0) logger.info({ templates: missing.length }, 'official templates are there')
}
