import type { Logger } from '#server/log.ts'
import { languages } from '#domain/languages.ts'
import type { Language } from '#domain/languages.ts'
import { seededWorkshopId } from '#server/commands/workshopId.ts'
import { seededName, seededTemplates, stillOfficial } from '../database/workshops/seededTemplates.ts'
import type { Services } from '#server/services.ts'
import { decisionTemplates } from './decisionTemplates.ts'
import decisionTemplatesSv from './decisionTemplates.sv.ts'
import { ideaTemplates } from './ideaTemplates.ts'
import ideaTemplatesSv from './ideaTemplates.sv.ts'
import { matrixTemplates } from './matrixTemplates.ts'
import matrixTemplatesSv from './matrixTemplates.sv.ts'
import { organizeTemplates } from './organizeTemplates.ts'
import organizeTemplatesSv from './organizeTemplates.sv.ts'
import { translated } from './officialTemplate.ts'
import type { OfficialTemplate, TemplateTexts } from './officialTemplate.ts'
import { planTemplates } from './planTemplates.ts'
import planTemplatesSv from './planTemplates.sv.ts'
import { projectTemplates } from './projectTemplates.ts'
import projectTemplatesSv from './projectTemplates.sv.ts'
import { pulseTemplates } from './pulseTemplates.ts'
import pulseTemplatesSv from './pulseTemplates.sv.ts'
import { seedTemplate } from './seedTemplate.ts'
import { teamTemplates } from './teamTemplates.ts'
import teamTemplatesSv from './teamTemplates.sv.ts'

/** The templates that come with the product, in English. */
const inEnglish: readonly OfficialTemplate[] = [
  ...[...teamTemplates, ...projectTemplates, ...ideaTemplates],
  ...[...matrixTemplates, ...pulseTemplates, ...decisionTemplates, ...planTemplates],
  ...organizeTemplates,
]

const translations: Record<Exclude<Language, 'en'>, Readonly<Record<string, TemplateTexts>>> = {
  sv: {
    ...{ ...teamTemplatesSv, ...projectTemplatesSv, ...ideaTemplatesSv },
    ...{ ...matrixTemplatesSv, ...pulseTemplatesSv, ...decisionTemplatesSv, ...planTemplatesSv },
    ...organizeTemplatesSv,
  },
}

/** The templates that come with the product, in one of its languages. */
export function officialTemplates(language: Language): readonly OfficialTemplate[] {
  if (language === 'en') return inEnglish
  return inEnglish.map((template) => translated(template, translations[language][template.key]))
}

/**
 * Adds those official templates that were never added before, in each language: once each, so what an administrator
 * changed or deleted stays so, and a deleted one does not return in another language. A failure is logged and retried
 * at the next start; not awaited by the start. SPEC W9.
 *
 * @param spoken the languages of this release, English first: the others follow its state
 */
export async function seedTemplates(
  services: Pick<Services, 'database' | 'ticks' | 'keys' | 'appSecret'>,
  logger: Pick<Logger, 'info' | 'error'>,
  spoken: readonly Language[] = languages,
): Promise<void> {
  let count = 0
  for (const language of spoken) count += await seedLanguage(services, logger, language)
  if (count > 0) logger.info({ templates: count }, 'official templates were added')
}

async function seedLanguage(
  services: Pick<Services, 'database' | 'ticks' | 'keys' | 'appSecret'>,
  logger: Pick<Logger, 'error'>,
  language: Language,
): Promise<number> {
  const known = await seededTemplates(services.database)
  const official = language === 'en' ? null : await stillOfficial(services.database)
  const missing = officialTemplates(language).filter(
    ({ key }) => !known.has(seededName({ key, language })) && (official?.has(key) ?? true),
  )
  for (const template of missing) {
    const name = seededName({ key: template.key, language })
    try {
      const id = seededWorkshopId(services.appSecret, name)
      const key = await services.keys.make(id)
      await services.ticks.submit(seedTemplate(id, template, language, key))
    } catch (error) {
      // Another node that started at the same moment may have been faster.
      if (!(await seededTemplates(services.database)).has(name))
        logger.error({ err: error, template: name }, 'an official template could not be added')
    }
  }
  return missing.length
}
