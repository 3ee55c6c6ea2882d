/** Who asks, and the account that they work in. */
export interface Account {
  userId: string;
  email: string;
  teamId: string;
}
