import { getLedger, listCourses, myEducation } from '@talent-os/contracts/healthcare/education';

/** Reads that change with an enrollment. */
export const educationReads = [myEducation, listCourses, getLedger];
