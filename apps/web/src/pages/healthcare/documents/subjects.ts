import {
  addCertificateDocument,
  addCredentialDocument,
  listCertificateDocuments,
  listCredentialDocuments,
} from '@talent-os/contracts/healthcare/documents';
import { ownCredentials } from '@talent-os/contracts/healthcare/credentials';
import { getLedger } from '@talent-os/contracts/healthcare/education';
import { query } from '@/lib/query';

/** What documents can belong to, and how those of each are read and added. */
export const subjects = {
  credential: {
    list: (credentialId: string) => query(listCredentialDocuments, { credentialId }),
    add: addCredentialDocument,
    fields: (credentialId: string) => ({ credentialId }),
  },
  record: {
    list: (recordId: string) => query(listCertificateDocuments, { recordId }),
    add: addCertificateDocument,
    fields: (recordId: string) => ({ recordId }),
  },
} as const;

export type Subject = { readonly kind: keyof typeof subjects; readonly id: string };

/** Reads that change with the documents of anything. */
export const documentReads = [listCredentialDocuments, listCertificateDocuments, ownCredentials, getLedger];
