import type { TemplatesQuery } from '#api/generated.ts'

/** A template as cards show it. */
export type TemplateRow = TemplatesQuery['templates'][number]
