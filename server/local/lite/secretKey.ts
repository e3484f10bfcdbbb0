import { timingSafeEqual } from 'node:crypto'

/** Whether a request carries the secret key, whose holder may do everything. */
export function hasSecretKey(request: Request, secretKey: string): boolean {
  const [given, own] = [Buffer.from(request.headers.get('apikey') ?? ''), Buffer.from(secretKey)]
  return given.length === own.length && timingSafeEqual(given, own)
}
