import {
  getCredential,
  listCredentials,
  myCredentials,
  ownCredentials,
} from '@talent-os/contracts/healthcare/credentials';

/** Reads that change with a credential. */
export const credentialReads = [myCredentials, ownCredentials, listCredentials, getCredential];
