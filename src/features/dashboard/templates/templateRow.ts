import type { TemplatesQuery } from '#api/generated.ts'

/** A template as shown on cards. */
export type TemplateRow = TemplatesQuery['templates'][number]
