import { planSending } from '#features/plan/sending/sending.ts'

/** Kinds that send what a person did in a way of their own; the others send one act after the other. */
export const sendings = [planSending]
