/** A card number without spaces and dashes; `null` unless it has 12 to 19 digits and passes the Luhn check. */
export function readCardNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0 ? digits : null
}

/** Whether a card is not expired: it is valid to the end of its month, in UTC. `expYear` has four digits. */
export function isCardCurrent(expMonth: number, expYear: number, now: number): boolean {
  return expMonth >= 1 && expMonth <= 12 && now < Date.UTC(expYear, expMonth, 1)
}

function luhnSum(digits: string) {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
