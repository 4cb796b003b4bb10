/**
 * Words that tell how a person is. A row is what stands in a text, words apart by a space; a plural `s` is read too. Words
 * that name wards, trades and benefits as often as a person's state (surgery, oncology, insurance) are left out.
 */
const conditions = `
diabetes, diabetic, type 1 diabetes, type 2 diabetes, prediabetes, cancer, carcinoma, tumor, tumour, leukemia, leukaemia, lymphoma, melanoma,
sarcoma, metastasis, metastases, metastatic, hiv, aids diagnosis, hepatitis, cirrhosis, tuberculosis, covid, covid 19, coronavirus, influenza, pneumonia,
bronchitis, asthma, asthmatic, copd, emphysema, sepsis, mrsa, meningitis, malaria, shingles, chickenpox, measles, mononucleosis, lyme disease,
hypertension, hypertensive, high blood pressure, low blood pressure, hypotension, heart attack, heart failure, heart disease, myocardial infarction,
arrhythmia, atrial fibrillation, afib, angina, stroke patient, had a stroke, aneurysm, embolism, thrombosis, dvt, anemia, anaemia, hemophilia,
haemophilia, high cholesterol, epilepsy, epileptic, seizure, migraine, parkinson, alzheimer, dementia, multiple sclerosis, als diagnosis, concussion,
depression, depressive, bipolar, schizophrenia, schizophrenic, psychosis, psychotic, anxiety disorder, panic disorder, panic attack, ptsd, ocd, adhd, autism, autistic,
anorexia, bulimia, eating disorder, alcoholism, alcoholic, addiction, addicted, opioid use, substance abuse, overdose, suicidal, suicide, self harm,
arthritis, rheumatoid, osteoporosis, fibromyalgia, lupus, gout, scoliosis, fracture, fractured, broken leg, broken arm, broken hip, sprained, herniated disc,
crohn, colitis, celiac, coeliac, ibs, ulcer, gerd, gallstones, kidney stone, kidney failure, kidney disease, renal failure, liver disease, pancreatitis,
hypothyroidism, hyperthyroidism, thyroid disease, obesity, obese, psoriasis, eczema, dermatitis, endometriosis, pcos, infertility, miscarriage, pregnant,
pregnancy, preeclampsia, ectopic, std, sti, chlamydia, gonorrhea, syphilis, herpes, hpv, glaucoma, cataract, deafness, blindness, cystic fibrosis,
sickle cell, down syndrome, disability, terminally ill, diagnosed with, diagnosis of, tested positive, wound infection, urinary tract infection, uti, allergic to, chronic illness, chronic pain`;

const medications = `
insulin, metformin, ozempic, semaglutide, lisinopril, atorvastatin, simvastatin, statin, amlodipine, losartan, metoprolol, warfarin, heparin, xarelto, eliquis,
plavix, aspirin, ibuprofen, paracetamol, acetaminophen, tylenol, naproxen, morphine, oxycodone, oxycontin, hydrocodone, vicodin, percocet, fentanyl, tramadol,
codeine, methadone, buprenorphine, suboxone, naloxone, gabapentin, pregabalin, sertraline, zoloft, fluoxetine, prozac, citalopram, escitalopram, lexapro,
venlafaxine, duloxetine, bupropion, lithium, quetiapine, seroquel, risperidone, olanzapine, clozapine, haloperidol, alprazolam, xanax, lorazepam, ativan,
diazepam, valium, clonazepam, zolpidem, adderall, ritalin, methylphenidate, amoxicillin, penicillin, azithromycin, doxycycline, ciprofloxacin, vancomycin,
antibiotic, antidepressant, antipsychotic, painkiller, opioid, steroid, prednisone, prednisolone, albuterol, ventolin, salbutamol, inhaler, levothyroxine,
omeprazole, pantoprazole, furosemide, hydrochlorothiazide, tamoxifen, methotrexate, humira, chemo, antiretroviral, truvada, epipen, beta blocker,
blood thinner, birth control, contraceptive, viagra, sildenafil`;

const procedures = `
appendectomy, mastectomy, hysterectomy, colonoscopy, endoscopy, biopsy, angioplasty, bypass surgery, open heart surgery, knee surgery, hip surgery, back surgery,
heart surgery, brain surgery, my surgery, had surgery, had a surgery, undergo surgery, underwent surgery, after surgery, knee replacement, hip replacement,
chemotherapy, radiation therapy, radiotherapy, dialysis, transplant, transfusion, intubated, intubation, ventilated, catheter, pacemaker, stent, c section,
cesarean, caesarean, abortion, vasectomy, ivf, mammogram, ultrasound, mri scan, mri result, ct scan, x ray, blood test, lab result, test result, pap smear, amputation,
amputated, rehab for, detox, psychotherapy, electroconvulsive, hospitalised, hospitalized, admitted to hospital, admitted with, discharged from hospital, palliative, hospice`;

const symptoms = `
fever, nausea, vomiting, vomited, diarrhea, diarrhoea, constipation, chest pain, back pain, abdominal pain, stomach pain, joint pain, in pain, headache, dizziness,
dizzy, fainted, fainting, shortness of breath, short of breath, wheezing, coughing, sore throat, rash, swelling, swollen, bleeding, hemorrhage, haemorrhage,
numbness, paralysis, paralysed, paralyzed, tremor, insomnia, hallucination, hallucinating, delusion, palpitation, blurred vision, weight loss, incontinence,
incontinent, unconscious, unresponsive, blood sugar, blood pressure, glucose level, heart rate of, a1c, hba1c, bmi of, viral load, cd4, white blood cell, wbc`;

const insurance = `
health insurance claim, insurance claim for, prior authorization, prior authorisation, preauthorization, medicare, medicaid, copay, copayment, explanation of benefits,
date of service, icd 10, icd code, cpt code, drg code, medical history, medical condition, medical leave, medical record, patient record, patient chart, treatment plan,
care plan for, sick note, doctor s note, workers compensation claim, short term disability, long term disability, fmla`;

const otherLanguages = `
krebs, krebserkrankung, zuckerkrank, schwanger, schwangerschaft, depressionen, bluthochdruck, herzinfarkt, schlaganfall, krankschreibung, krankgeschrieben, diagnose,
fieber, kopfschmerzen, asthmatiker, diabete, cancer du, enceinte, grossesse, hypertension arterielle, crise cardiaque, arret maladie, diagnostique,
embarazada, embarazo, diabetica, cancer de, presion arterial, infarto, baja medica, diagnosticado, diagnosticada, fiebre, gravidanza, incinta, diabete mellito`;

export const healthWords: Readonly<Record<string, string>> = {
  conditions,
  medications,
  procedures,
  symptoms,
  insurance,
  otherLanguages,
};

/** Behind such a word it is the name of a place, a trade or a lesson, and nobody's state. */
export const namesPlaces: ReadonlySet<string> = new Set(
  `unit, units, ward, wards, clinic, clinics, department, departments, nurse, nurses, nursing, team, teams, certification, certifications, certificate, certificates,
course, courses, training, trainings, specialist, specialists, education, module, modules, center, centre, technician, technicians, credential, credentials, educator,
educators, shift, shifts, staff, coordinator, coordinators, license, licence, policy, policies, committee, prevention, awareness, control, research, market, startup,
vendor, software, company, industry, edge`
    .split(/[,\s]+/)
    .filter(Boolean),
);
